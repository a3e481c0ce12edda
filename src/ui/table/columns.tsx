import type { ReactNode } from 'react';
import { EmailAddress } from '../EmailAddress';
import type { DataColumn } from './tableTypes';

type ValueColumn<Row, Value> = DataColumn<Row> & { value: (row: Row) => Value };

/** Returns a column whose digits have the same width. */
export const figuresColumn = <Row,>(column: ValueColumn<Row, string | number | null>): DataColumn<Row> => ({
  render: (row) => <span className="tabular">{column.value(row)}</span>,
  ...column,
});

/** Returns the column with a record's number, which links to its page. */
export const idColumn = <Row,>(title: string, value: (row: Row) => number, width = 72): DataColumn<Row> =>
  figuresColumn({ key: 'id', title, value, width, isLink: true });

/** Returns the column with a record's name, which links to its page; `mark` follows the name. */
export const nameColumn = <Row,>(
  column: ValueColumn<Row, string> & { mark: (row: Row) => ReactNode },
): DataColumn<Row> => {
  const { mark, ...name } = column;
  return {
    render: (row) => {
      const shown = mark(row);
      return shown ? (
        <>
          <span>{name.value(row)}</span> {shown}
        </>
      ) : (
        name.value(row)
      );
    },
    isLink: true,
    ...name,
  };
};

/** Returns a column with e-mail addresses; wrong ones are marked. */
export const emailColumn = <Row,>(
  title: string,
  value: (row: Row) => string | null,
  width: number,
): DataColumn<Row> => ({
  key: 'email',
  title,
  value,
  render: (row) => {
    const address = value(row);
    return address && <EmailAddress address={address} />;
  },
  width,
});
