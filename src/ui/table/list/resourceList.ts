import type { ReactNode } from 'react';
import type { ChangeKind } from '../../../contract/events';
import type { ViewedList } from '../../../contract/views';
import { listedIds, type ListedIds } from '../../Neighbours';
import type { DataColumn, ListResult } from '../tableTypes';
import type { ExportArgs } from './ListExport';
import type { ListFilter } from '../filters/ListFilterPanel';
import { localRows } from '../query/useListPage';
import { noQuery, type TableQuery } from '../query/tableQuery';
import type { StoredTable } from '../../../session/storedKeys';

/** The definition of a resource's list, for its screen, its export and the links to neighbouring records. */
export interface ListDefinition<Row extends object, Arg> {
  /** The name under which its layout and its views are stored. */
  name: ViewedList;
  title: string;
  /** The key of local storage for page and filter (section 9). */
  stored?: { table: StoredTable };
  columns: DataColumn<Row>[];
  rowKey: (row: Row) => number;
  /** Returns the address of a record's page. */
  pathOf: (id: number) => string;
  viewLabel: (row: Row) => string;
  /** The arguments of the list call for a query. */
  toArg: (query: TableQuery) => Arg;
  useQuery: (arg: Arg, options: { skip: boolean }) => ListResult<Row> & { currentData?: ListResult<Row>['data'] };
  /** The call that exports the whole list as a file. */
  useExport?: () => readonly [(arg: Arg & ExportArgs) => { unwrap: () => Promise<string> }, ...unknown[]];
  /** Its filters, and the title of their panel. */
  useFilters?: () => ListFilter[];
  filterTitle?: string;
  /** The card of a row on a phone. */
  card: (row: Row) => ReactNode;
  empty: { title: string; hint: string };
  /** How the list learns of new records: their kind, and the text for their number. Without it, the list does not. */
  live?: { kind: ChangeKind; newRows: (count: number) => string };
}

export interface ResourceList<Row extends object, Arg> extends ListDefinition<Row, Arg> {
  /** The rows of a query; skipped without one. */
  useRows: (query: TableQuery | undefined) => ReturnType<ListDefinition<Row, Arg>['useQuery']>;
  /** The ids of those rows, for links to neighbouring records. */
  useIds: (query: TableQuery | undefined) => ListedIds | undefined;
}

/** Creates the list of a resource from its definition. */
export function createResourceList<Row extends object, Arg>(
  definition: ListDefinition<Row, Arg>,
): ResourceList<Row, Arg> {
  const { columns, rowKey, toArg, useQuery } = definition;
  const useRows = (query: TableQuery | undefined) => useQuery(toArg(query ?? noQuery), { skip: !query });
  const useIds = (query: TableQuery | undefined) => {
    const { currentData } = useRows(query);
    return query && listedIds(currentData, rowKey, (rows) => localRows(rows, columns, query));
  };
  return { ...definition, useRows, useIds };
}
