import type { ClaimType } from '../../contract/claimStatus';
import type { PanelRow } from '../../contract/panel';
import type { PanelDivision, PanelFigureName, PanelNumber } from '../../contract/panelFigures';
import { formatMoney } from '../../ui/money';
import { panelText as text } from './panelText';

export interface FigureColumn {
  number: PanelNumber;
  format: (value: number) => string;
  /** The number of which it is a share: the bar shows the share. */
  of?: PanelNumber;
  /** Whether the cell has a bar; without `of` its length is relative to `full`, or to the largest number of the column. */
  hasBar?: boolean;
  full?: number;
  /** Whether few cases say nothing of it. */
  isDerived?: boolean;
}

const counted = (number: PanelNumber, hasBar = false): FigureColumn => ({ number, format: text.count, hasBar });
const days = (number: PanelNumber, hasBar = false): FigureColumn => ({
  number,
  format: text.days,
  hasBar,
  isDerived: true,
});
const share = (number: PanelNumber, of: PanelNumber): FigureColumn => ({
  number,
  of,
  format: text.count,
  hasBar: true,
  isDerived: true,
});
const money = (number: PanelNumber, hasBar = false): FigureColumn => ({
  number,
  format: (value) => formatMoney(String(value)) ?? '',
  hasBar,
});

/** The columns of a table of a figure. Only claims of units have an item that can come again. */
export function columnsOf(figure: PanelFigureName, by: PanelDivision, type: ClaimType): FigureColumn[] {
  switch (figure) {
    case 'open':
      return [counted('claims', true)];
    case 'times':
      return [
        counted('claims'),
        days('answer_median', true),
        days('answer_p90'),
        counted('ended'),
        days('end_median', true),
        days('end_p90'),
      ];
    case 'terms':
      return [counted('ended'), counted('with_term'), share('in_time', 'with_term')];
    case 'recurrence':
      return [counted('ended'), share('reopened', 'ended'), ...(type === 'UNIT' ? [share('recurred', 'ended')] : [])];
    case 'costs':
      return [counted('works'), money('spent'), money('recovered'), money('net', true)];
    case 'scores':
      return by === 'score'
        ? [counted('scored', true)]
        : [
            counted('asked'),
            share('answered', 'asked'),
            { number: 'average', format: text.score, hasBar: true, full: 5, isDerived: true },
          ];
  }
}

/** The number of cases of a figure: few of them say nothing. */
export const casesOf: Record<PanelFigureName, PanelNumber> = {
  open: 'claims',
  times: 'claims',
  terms: 'with_term',
  recurrence: 'ended',
  costs: 'works',
  scores: 'asked',
};

/** Figures that are only counts or sums: few cases are as true as many. */
export const isPlain = (figure: PanelFigureName): boolean => figure === 'open' || figure === 'costs';

const inOrder: readonly PanelDivision[] = ['age', 'status', 'month', 'score'];
const orders: Partial<Record<PanelDivision, readonly string[]>> = {
  age: ['0-7', '8-30', '31-90', '91+'],
  status: ['pending', 'approved', 'open'],
  score: ['5', '4', '3', '2', '1'],
};

/** Returns the rows of a division: ages, states, scores and months in their order, the others by their cases. */
export function rowsOf(rows: PanelRow[], figure: PanelFigureName, by: PanelDivision): PanelRow[] {
  const own = rows.filter((row) => row.by === by);
  const order = orders[by];
  if (order) return own.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  if (inOrder.includes(by)) return own;
  const number = figure === 'costs' ? 'net' : casesOf[figure];
  return own.toSorted((one, other) => (other.numbers[number] ?? 0) - (one.numbers[number] ?? 0));
}
