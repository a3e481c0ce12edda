import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { select, type RowSelection } from './rowSelection';

interface CardListProps<Row> {
  label: string;
  rows: Row[];
  rowKey: (row: Row) => number;
  card: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
  selection?: RowSelection<Row>;
  isFetching: boolean;
}

/** A table's rows on a phone: one card a row. */
export function CardList<Row>({ label, rows, rowKey, card, actions, selection, isFetching }: CardListProps<Row>) {
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
          {actions && <div className="card-actions">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
