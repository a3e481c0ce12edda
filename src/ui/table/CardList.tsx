import type { ReactNode } from 'react';

interface CardListProps<Row> {
  label: string;
  rows: Row[];
  rowKey: (row: Row) => number;
  card: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
  isFetching: boolean;
}

/** A table's rows on a phone: one card a row. */
export function CardList<Row>({ label, rows, rowKey, card, actions, isFetching }: CardListProps<Row>) {
  return (
    <ul className={isFetching ? 'cards is-fetching' : 'cards'} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className="card">
          <div className="card-body">{card(row)}</div>
          {actions && <div className="card-actions">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
