import type { Addressed } from '../../api/address';
import { earlyCalls } from '../../contract/addresses';
import { limits } from '../../contract/limits';
import { can, type Role } from '../../contract/permissions';
import { claimLists, claimPlaces } from '../../features/claims/claimPlaces';
import { screenOf, screenPermissions } from '../../session/screenPaths';
import { readStored, tableLeftAt, tableStart } from '../../session/storedKeys';
import { openingSearch, parseTableQuery, type ListEntry } from '../../ui/table/tableQuery';

const lists = {
  reclamos: { url: earlyCalls.listUnitClaims, place: claimPlaces.unit, list: claimLists.unit },
  'consorcio-reclamos': {
    url: earlyCalls.listProjectClaims,
    place: claimPlaces.project,
    list: claimLists.project,
  },
} as const;

/** Whose page it is. */
interface Person {
  type: Role;
  id?: number;
}

/**
 * The page of a claims list that an address (path and query) will show; none where it is another screen, where it is filtered, whose
 * meaning the screen alone knows, or where the person may not see it.
 */
export function firstPage(address: string, entry: ListEntry | null, { type, id }: Person): Addressed[] {
  const screen = screenOf(address);
  if (screen !== 'reclamos' && screen !== 'consorcio-reclamos') return [];
  if (!can({ type, can_manage_email_settings: false }, screenPermissions[screen])) return [];
  const { url, place, list } = lists[screen];
  const left = tableLeftAt({ 'claims-table': readStored('claims-table') }, place);
  const start = tableStart({ id, 'table-starts': readStored('table-starts') }, list);
  const [, search = ''] = /(\?[^#]*)/.exec(address) ?? [];
  const query = parseTableQuery(
    openingSearch(search, entry, left, start),
    readStored('pageSize') ?? limits.pageSizeDefault,
  );
  const isFiltered = query.sort || query.q || Object.keys(query.filters).length > 0;
  return isFiltered ? [] : [{ url, params: { page: query.page, page_size: query.pageSize } }];
}
