import type { PanelRow } from '../../contract/panel';
import type { PanelDivision, PanelFigureName, PanelFilter, PanelNumber } from '../../contract/panelFigures';
import { fewCases } from '../../contract/panelFigures';
import { panelNumberText, panelRowName } from '../../contract/panelText';
import { casesOf, columnsOf, isPlain, rowsOf, type FigureColumn } from './figureColumns';
import { panelText as text } from './panelText';

/** One line of a chart, or one set of its bars. */
export interface ChartSeries {
  key: PanelNumber;
  name: string;
  format: (value: number) => string;
}
/** A row of the table: its name, and the value of each series; missing where few cases say nothing. */
type ChartPoint = { name: string } & Partial<Record<PanelNumber, number>>;

/** The columns with bars: the others are counts that only explain them. */
const drawnColumns = (figure: PanelFigureName, by: PanelDivision, type: PanelFilter['type']): FigureColumn[] =>
  columnsOf(figure, by, type).filter(({ hasBar }) => hasBar);

/** Returns what the chart of a figure draws: the same numbers as its table, shares in percent. */
export function chartOf(
  rows: PanelRow[],
  { figure, by, type }: { figure: PanelFigureName; by: PanelDivision; type: PanelFilter['type'] },
): { series: ChartSeries[]; points: ChartPoint[] } {
  const columns = drawnColumns(figure, by, type);
  const valueOf = ({ numbers }: PanelRow, { number, of, isDerived }: FigureColumn): number | undefined => {
    const value = numbers[number] ?? undefined;
    if (value === undefined || (isDerived && !isPlain(figure) && (numbers[casesOf[figure]] ?? 0) < fewCases))
      return undefined;
    const whole = of && numbers[of];
    return of ? (whole ? Math.round((1000 * value) / whole) / 10 : undefined) : value;
  };
  return {
    series: columns.map(({ number, of, format }) => ({
      key: number,
      name: panelNumberText[number],
      format: of ? text.percent : format,
    })),
    points: rowsOf(rows, figure, by).map((row) => ({
      name: panelRowName(row),
      ...Object.fromEntries(
        columns.flatMap((column) => {
          const value = valueOf(row, column);
          return value === undefined ? [] : [[column.number, value]];
        }),
      ),
    })),
  };
}
