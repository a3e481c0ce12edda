import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import type { RowLink } from './rowLink';
import { select, type RowSelection } from './rowSelection';
import { rowWay } from './useRowWays';

interface CardListProps<Row> {
  label: string;
  rows: Row[];
  rowKey: (row: Row) => number;
  card: (row: Row) => ReactNode;
  link?: RowLink<Row>;
  /** What can be done with a row besides opening it. */
  actions?: (row: Row) => ReactNode;
  selection?: RowSelection<Row>;
  isFetching: boolean;
}

/** A table's rows on a phone: one card a row, which opens wherever it is touched. */
export function CardList<Row>({ label, rows, rowKey, card, link, actions, selection, isFetching }: CardListProps<Row>) {
  const wayTo = (row: Row) => {
    const to = link?.to(row);
    return to !== undefined && <a {...rowWay} className="card-link" href={to} aria-label={link?.label(row)} />;
  };
  return (
    <ul className={isFetching ? 'cards is-fetching' : 'cards'} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className="card">
          {selection && (
            <Checkbox
              className="card-select"
              aria-label={selection.label(row)}
              checked={selection.selectedIds.includes(rowKey(row))}
              onChange={({ target }) => select(selection, rowKey(row), target.checked)}
            />
          )}
          <div className="card-body">{card(row)}</div>
          {wayTo(row)}
          {actions && <div className="card-actions">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
