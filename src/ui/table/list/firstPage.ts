import type { Addressed } from '../../../api/address';
import { limits } from '../../../contract/limits';
import { screenOf, screenRecord } from '../../../contract/links';
import { can, type Role } from '../../../contract/permissions';
import type { ScreenPath } from '../../../contract/screens';
import { readStored, tableLeftAt, tableStart, type TableStorageKey } from '../../../session/storedKeys';
import { openingSearch, parseTableQuery, type ListEntry, type TableQuery } from '../query/tableQuery';

/** What the boot script knows of a list to request its first page before the application's code is loaded. */
export interface EarlyList {
  screen: ScreenPath;
  /** The name under which its initial query is stored. */
  name: string;
  stored?: TableStorageKey;
  /** The path of its call below /api. */
  call: string;
}

/** The first page of a list. */
export interface FirstPage {
  list: EarlyList;
  query: TableQuery;
}

/** The user who opens it. Without a known role the server decides. */
interface Person {
  type?: Role;
  id?: number;
}

/**
 * Returns the page of a list that an address (path and query) will show. Undefined for the screen of another list, for a
 * filtered or sorted list (only its screen can interpret filters), and for a user who may not see it.
 */
export function firstPage(
  lists: EarlyList[],
  address: string,
  entry: ListEntry | null,
  { type, id }: Person,
): FirstPage | undefined {
  const screen = screenOf(address);
  const list = lists.find((each) => each.screen === screen);
  if (!list) return undefined;
  if (type && !can({ type, can_manage_email_settings: false }, screenRecord(list.screen).permission)) return undefined;
  const { stored, name } = list;
  const left = stored && tableLeftAt({ [stored.table]: readStored(stored.table) }, stored);
  const start = tableStart({ id, 'table-starts': readStored('table-starts') }, name);
  const [, search = ''] = /(\?[^#]*)/.exec(address) ?? [];
  const query = parseTableQuery(
    openingSearch(search, entry, left, start),
    readStored('pageSize') ?? limits.pageSizeDefault,
  );
  const isFiltered = query.sort || query.q || Object.keys(query.filters).length > 0;
  return isFiltered ? undefined : { list, query };
}

/** Returns the calls that request it: one, or none for undefined. */
export const callsFor = (first: FirstPage | undefined): Addressed[] =>
  first ? [{ url: first.list.call, params: { page: first.query.page, page_size: first.query.pageSize } }] : [];

/** Returns the list state of the current history entry. */
export const currentEntry = (): ListEntry | null => (history.state as { usr?: ListEntry } | null)?.usr ?? null;
