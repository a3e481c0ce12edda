import type { ReactNode } from 'react';
import type { ChangeKind } from '../../../contract/events';
import type { ViewedList } from '../../../contract/views';
import type { TableStorageKey } from '../../../session/storedKeys';
import { listedIds, type ListedIds } from '../../Neighbours';
import type { OwnFilters } from '../filters/FilterButton';
import type { ListFilter } from '../filters/ListFilterPanel';
import { localRows } from '../query/useListPage';
import { noQuery, type TableQuery } from '../query/tableQuery';
import type { DataColumn, ListResult } from '../tableTypes';
import type { ReadyView } from '../views/ViewStrip';
import type { EarlyList } from './firstPage';
import { takesFirstRows, type Requesting } from './firstRows';
import type { ExportArgs } from './ListExport';

/** The definition of a resource's list, for its screen, its export and the links to neighbouring records. */
export interface ListDefinition<Row extends object, Arg> {
  /** The name under which its layout, its views and its selection are stored. */
  name: ViewedList;
  title: string;
  /** The key of local storage for page and filter (section 9). */
  stored?: TableStorageKey;
  /** All columns: those by which the list can be sorted. */
  columns: DataColumn<Row>[];
  /** The columns that the user sees; all by default. The same array until the user changes. */
  useColumns?: () => DataColumn<Row>[];
  rowKey: (row: Row) => number;
  /** The id in the address of a record's page, if it is not the key. */
  idOf?: (row: Row) => number;
  /** Returns the address of a record's page. */
  pathOf: (id: number) => string;
  viewLabel: (row: Row) => string;
  /** The arguments of the list call for a query. */
  toArg: (query: TableQuery) => Arg;
  useQuery: (arg: Arg, options: { skip: boolean }) => ListResult<Row> & { currentData?: ListResult<Row>['data'] };
  /** For a list whose first page the boot script requests (`app/start`): the list there, and the same request. */
  first?: { list: EarlyList; request: (arg: Arg) => Requesting };
  /** Requests a page before it is rendered. Without it, a page is requested when it is rendered. */
  usePrefetch?: () => (arg: Arg) => void;
  /** The call that exports rows as a file: those of the list call's arguments, or those with `ids`. */
  useExport?: () => readonly [(arg: Arg & ExportArgs) => { unwrap: () => Promise<string> }, ...unknown[]];
  /** Its predefined views, for users who may save views. */
  useViews?: () => ReadyView[];
  /** Its filters, and the title of their panel. */
  useFilters?: () => ListFilter[];
  filterTitle?: string;
  /** Instead of `useFilters`: filters with a panel of their own. */
  ownFilters?: OwnFilters;
  /** The card of a row on a phone. */
  card: (row: Row) => ReactNode;
  empty: { title: string; hint: string };
  /**
   * How the list learns of new records: their kind, the text for their number, and the order in which they come first
   * (undefined if it is the list's own order). Without it, the list does not.
   */
  live?: { kind: ChangeKind; newRows: (count: number) => string; newestFirst: string | undefined };
}

export interface ResourceList<Row extends object, Arg> extends ListDefinition<Row, Arg> {
  idOf: (row: Row) => number;
  /** The rows of a query; skipped without one. */
  useRows: (query: TableQuery | undefined) => ReturnType<ListDefinition<Row, Arg>['useQuery']>;
  /** The ids of those rows, for links to neighbouring records. */
  useIds: (query: TableQuery | undefined) => ListedIds | undefined;
}

/** Creates the list of a resource from its definition. */
export function createResourceList<Row extends object, Arg>(
  definition: ListDefinition<Row, Arg>,
): ResourceList<Row, Arg> {
  const { columns, rowKey, idOf = rowKey, toArg, useQuery, first } = definition;
  if (first) takesFirstRows(first.list, (query) => first.request(toArg(query)));
  const useRows = (query: TableQuery | undefined) => useQuery(toArg(query ?? noQuery), { skip: !query });
  const useIds = (query: TableQuery | undefined) => {
    const { currentData } = useRows(query);
    return query && listedIds(currentData, idOf, (rows) => localRows(rows, columns, query));
  };
  return { ...definition, idOf, useRows, useIds };
}
