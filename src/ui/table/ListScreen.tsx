import { PlusOutlined } from '@ant-design/icons';
import { useCallback, useMemo, type ReactNode } from 'react';
import { EmptyState } from '../EmptyState';
import { LinkButton } from '../LinkButton';
import { PageHeader } from '../PageHeader';
import type { ViewedList } from '../../contract/views';
import { DataTable, type DataTableProps } from './DataTable';
import { ListExport, type ListExportProps } from './ListExport';
import { listTotal } from './listTotal';
import type { RowLink } from './rowLink';
import type { TableControl } from './useTableQuery';
import { ViewAction } from './ViewAction';
import { ViewStrip } from './ViewStrip';

interface ListScreenProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'result' | 'filters' | 'filterNames' | 'card'
> {
  /** The list's name, under which its layout and its views are kept. */
  name: ViewedList;
  control: TableControl;
  title: string;
  /** Where a new record is made, and the words of the way there; undefined for who makes none. */
  create?: { to: string; label: string };
  /** Other ways out of the list, before the one to a new record. */
  more?: ReactNode;
  /** The page of a record, and the name of the way there; where they stay the same functions, rows are not rendered again. */
  pathOf: (id: number) => string;
  viewLabel: (row: Row) => string;
  /** Told of the way to a record being taken. */
  onView?: () => void;
  empty: { title: string; hint: string };
  /** Asks for the whole list as a file; undefined for who takes none away. */
  fetchFile?: ListExportProps<Row>['fetchFile'];
}

/** The list of a resource: its records, the way to each, and the way to a new one. */
export function ListScreen<Row extends object>({
  title,
  create,
  more,
  pathOf,
  viewLabel,
  onView,
  empty,
  fetchFile,
  filters,
  ...table
}: ListScreenProps<Row>) {
  const { name, rowKey, control, columns, result } = table;
  const { origin } = control;
  const link = useMemo<RowLink<Row>>(
    () => ({ to: (row) => pathOf(rowKey(row)), label: viewLabel, state: origin, onFollow: onView }),
    [pathOf, rowKey, viewLabel, origin, onView],
  );
  const actions = useCallback((row: Row) => <ViewAction row={row} link={link} />, [link]);
  const createButton = create && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={create.to}>
      {create.label}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {more}
            {createButton}
          </>
        }
      />
      <ViewStrip list={name} control={control} columns={columns} />
      <DataTable<Row>
        {...table}
        label={title}
        link={link}
        filters={
          <>
            {filters}
            {fetchFile && (
              <ListExport
                list={name}
                columns={columns}
                total={listTotal(result) ?? 0}
                fileName={title}
                fetchFile={fetchFile}
              />
            )}
          </>
        }
        actions={actions}
        empty={
          <EmptyState title={empty.title}>
            <p>{empty.hint}</p>
          </EmptyState>
        }
      />
    </>
  );
}
