import type { Addressed } from '../../../api/address';
import { earlyCalls } from '../../../contract/addresses';
import { limits } from '../../../contract/limits';
import { can, type Role } from '../../../contract/permissions';
import { screenOf, screenRecord } from '../../../contract/links';
import { readStored, tableLeftAt, tableStart } from '../../../session/storedKeys';
import { openingSearch, parseTableQuery, type ListEntry, type TableQuery } from '../../../ui/table/query/tableQuery';
import { claimLists, claimTableKeys } from '../claimKeys';

const modes = { reclamos: 'unit', 'consorcio-reclamos': 'project' } as const;
const urls = { unit: earlyCalls.listUnitClaims, project: earlyCalls.listProjectClaims } as const;

/** A page of a list of claims. */
export interface FirstClaims {
  mode: 'unit' | 'project';
  query: TableQuery;
}

/** The user who opens it. */
interface Person {
  type: Role;
  id?: number;
}

/**
 * Returns the page of a claims list that an address (path and query) will show. Undefined for another screen, for a
 * filtered list (only the screen can interpret the filters), and for a user who may not see the list.
 */
export function firstClaims(address: string, entry: ListEntry | null, { type, id }: Person): FirstClaims | undefined {
  const screen = screenOf(address);
  if (screen !== 'reclamos' && screen !== 'consorcio-reclamos') return undefined;
  if (!can({ type, can_manage_email_settings: false }, screenRecord(screen).permission)) return undefined;
  const mode = modes[screen];
  const stored = tableLeftAt({ 'claims-table': readStored('claims-table') }, claimTableKeys[mode]);
  const start = tableStart({ id, 'table-starts': readStored('table-starts') }, claimLists[mode]);
  const [, search = ''] = /(\?[^#]*)/.exec(address) ?? [];
  const query = parseTableQuery(
    openingSearch(search, entry, stored, start),
    readStored('pageSize') ?? limits.pageSizeDefault,
  );
  const isFiltered = query.sort || query.q || Object.keys(query.filters).length > 0;
  return isFiltered ? undefined : { mode, query };
}

/** Returns the calls that request it: one, or none for undefined. */
export const callsFor = (first: FirstClaims | undefined): Addressed[] =>
  first ? [{ url: urls[first.mode], params: { page: first.query.page, page_size: first.query.pageSize } }] : [];

/** Returns the list state of the current history entry. */
export const currentEntry = (): ListEntry | null => (history.state as { usr?: ListEntry } | null)?.usr ?? null;
