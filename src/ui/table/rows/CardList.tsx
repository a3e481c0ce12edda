import './CardList.css';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { type RowLink, select, type RowSelection } from '../tableTypes';
import { rowLinkMark } from './RowControls';

interface CardListProps<Row> {
  label: string;
  rows: Row[];
  rowKey: (row: Row) => number;
  card: (row: Row) => ReactNode;
  link?: RowLink<Row>;
  /** Renders a card's actions besides opening it. */
  actions?: (row: Row) => ReactNode;
  selection?: RowSelection<Row>;
  isFetching: boolean;
  /** One column at any width. */
  isColumn?: boolean;
  /** Cards of records that have just changed. */
  changedKeys?: number[];
}

/** A table's rows as cards on a phone; a tap anywhere opens the row's page. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, rowKey, card, link, actions, selection, isFetching, isColumn, changedKeys } = props;
  const linkTo = (row: Row) => {
    const to = link?.to(row);
    return to !== undefined && <a {...rowLinkMark} className="card-link" href={to} aria-label={link?.label(row)} />;
  };
  return (
    <ul
      className={['cards', isColumn && 'is-column', isFetching && 'is-fetching'].filter(Boolean).join(' ')}
      aria-label={label}
    >
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          data-row-key={rowKey(row)}
          className={changedKeys?.includes(rowKey(row)) ? 'card is-changed' : 'card'}
        >
          {selection && (
            <Checkbox
              className="card-select"
              aria-label={selection.label(row)}
              checked={selection.selectedIds.includes(rowKey(row))}
              onChange={({ target }) => select(selection, rowKey(row), target.checked)}
            />
          )}
          <div className="card-body">{card(row)}</div>
          {linkTo(row)}
          {actions && <div className="card-actions">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
