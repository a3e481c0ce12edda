import type { ReactNode } from 'react';
import type { ChangeKind } from '../../../contract/events';
import type { ViewedList } from '../../../contract/views';
import type { RecordSelectors } from '../../../session/recordSlice';
import type { TableStorageKey } from '../../../session/storedKeys';
import type { OwnFilters } from '../filters/FilterButton';
import type { ListFilter } from '../filters/ListFilterPanel';
import type { DataColumn } from '../tableTypes';
import type { ReadyView } from '../views/ViewStrip';
import { type EarlyList, currentEntry, firstPage } from './firstPage';
import { type Requesting, onFirstRows } from '../../../session/firstRows';
import type { ExportArgs } from './ListExport';
import { createResourceRows, type ResourceRows, type RowsDefinition } from './resourceRows';
import { selectUser } from '../../../session/authSlice';
import type { TableQuery } from '../query/tableQuery';

/** The lists whose code is loaded and whose first page the boot script may have requested; how each requests a page. */
const requests = new Map<EarlyList, (query: TableQuery) => Requesting>();

const requestFirstPage =
  (address?: string): Requesting =>
  (dispatch, getState) => {
    const user = selectUser(getState());
    const entry = address === undefined ? currentEntry() : null;
    const shown = address ?? location.pathname + location.search;
    const first = user && firstPage([...requests.keys()], shown, entry, user);
    return first ? dispatch(requests.get(first.list)!(first.query)) : undefined;
  };

/** Remembers how a list requests a page. */
export function takesFirstRows(list: EarlyList, request: (query: TableQuery) => Requesting): void {
  requests.set(list, request);
  onFirstRows(requestFirstPage);
}

/** The definition of a resource's list: its rows, its screen and its export. */
export interface ListDefinition<Row extends object, Arg> extends RowsDefinition<Row, Arg> {
  /** The name under which its layout, its views and its selection are stored. */
  name: ViewedList;
  title: string;
  /** The slice of its records: the row of the one that was opened last is marked. */
  records?: RecordSelectors;
  /** The key of local storage for page and filter (section 9). */
  stored?: TableStorageKey;
  /** The columns that the user sees; all by default. The same array until the user changes. */
  useColumns?: () => DataColumn<Row>[];
  viewLabel: (row: Row) => string;
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

export type ResourceList<Row extends object, Arg> = ListDefinition<Row, Arg> & ResourceRows<Row, Arg>;

/** Creates the list of a resource from its definition. */
export function createResourceList<Row extends object, Arg>(
  definition: ListDefinition<Row, Arg>,
): ResourceList<Row, Arg> {
  const { first, toArg } = definition;
  if (first) takesFirstRows(first.list, (query) => first.request(toArg(query)));
  return { ...definition, ...createResourceRows(definition) };
}
