import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { claimScreens } from '../../contract/claimScreens';
import { to } from '../../contract/links';
import type { PanelRow } from '../../contract/panel';
import {
  fewCases,
  listFilterOf,
  type PanelDivision,
  type PanelFigureName,
  type PanelFilter,
} from '../../contract/panelFigures';
import { panelDivisionText, panelNumberText, panelRowName } from '../../contract/panelText';
import { today } from '../../ui/dates';
import { uiText } from '../../ui/text';
import { useIsPhone } from '../../ui/useMediaQuery';
import { casesOf, columnsOf, isPlain, rowsOf, type FigureColumn } from './figureColumns';
import { panelText as text } from './panelText';

/** Rows that a table shows at first. A year has twelve months, and a period can begin within one. */
const rowsAtDesk = 13;
const rowsOnPhone = 5;

interface FigureTableProps {
  figure: PanelFigureName;
  by: PanelDivision;
  rows: PanelRow[];
  filter: PanelFilter;
}

/** A figure by one division, with the row of all at its end; each number that a list counts leads to that list. */
export function FigureTable({ figure, by, rows, filter }: FigureTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isPhone = useIsPhone();
  const firstRows = isPhone && by !== 'month' ? rowsOnPhone : rowsAtDesk;
  const columns = columnsOf(figure, by, filter.type);
  const own = rowsOf(rows, figure, by);
  const total = rows.find((row) => row.by === 'all');
  const cells = (row: PanelRow) =>
    columns.map((column) => (
      <td key={column.number} data-label={panelNumberText[column.number]}>
        <FigureCell {...{ figure, row, column, filter }} largest={largestOf(own, column)} />
      </td>
    ));
  return (
    <div className="panel-part">
      <table className={columns.length > 1 ? 'panel-table is-wide' : 'panel-table'}>
        <caption>{text.by(panelDivisionText[by])}</caption>
        <thead>
          <tr>
            <th scope="col">{panelDivisionText[by]}</th>
            {columns.map(({ number }) => (
              <th key={number} scope="col">
                {panelNumberText[number]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own.map((row, index) => (
            <tr key={row.key} className={index < firstRows || isWhole ? undefined : 'is-printed'}>
              <th scope="row">{panelRowName(row)}</th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{panelRowName(total)}</th>
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </table>
      {own.length > firstRows && !isWhole && (
        <Button type="link" onClick={() => setIsWhole(true)}>
          {text.all(own.length)}
        </Button>
      )}
    </div>
  );
}

/** What fills a bar: the full value, or the largest number of the rows. */
const largestOf = (rows: PanelRow[], { number, full }: FigureColumn): number =>
  full ?? Math.max(0, ...rows.map(({ numbers }) => numbers[number] ?? 0));

interface FigureCellProps {
  figure: PanelFigureName;
  row: PanelRow;
  column: FigureColumn;
  filter: PanelFilter;
  largest: number;
}

/** One number, as a link if a list counts it, with its bar. */
function FigureCell({ figure, row, column, filter, largest }: FigureCellProps) {
  const { number, of, format, hasBar, isDerived } = column;
  const value = row.numbers[number];
  if (value === null || value === undefined) return uiText.noValue;
  const whole = of && row.numbers[of];
  const isFew = isDerived && !isPlain(figure) && (row.numbers[casesOf[figure]] ?? 0) < fewCases;
  const list = listFilterOf({ figure, by: row.by, key: row.key, number }, filter, today());
  const shown = isFew && !list ? text.fewCases : whole && !isFew ? text.share(value, whole) : format(value);
  const part = of ? value / (whole || 1) : value / (largest || 1);
  return (
    <>
      {list ? (
        <Link to={to(claimScreens[filter.type === 'UNIT' ? 'unit' : 'project'].list, { query: list })}>{shown}</Link>
      ) : (
        <span className={isFew ? 'card-soft' : undefined}>{shown}</span>
      )}
      {hasBar && !isFew && (row.by !== 'all' || of || column.full) && (
        <span className="panel-measure" aria-hidden>
          <span style={{ width: `${Math.round(100 * Math.min(1, Math.max(0, part)))}%` }} />
        </span>
      )}
    </>
  );
}
