/**
 * Runs at the head of the page, before the bundle has arrived, and asks for what the page will need: the files of its screen, the
 * session, and the first page of a claims list. Without it each would wait for the one before.
 */
import { askEarly } from '../../api/early';
import { earlyCalls } from '../../contract/addresses';
import { limits } from '../../contract/limits';
import { can } from '../../contract/permissions';
import { claimLists, claimPlaces } from '../../features/claims/claimPlaces';
import { screenOf, screenPermissions } from '../../session/screenPaths';
import { readStored, tableLeftAt, tableStart } from '../../session/storedKeys';
import { openingSearch, parseTableQuery, type ListEntry } from '../../ui/table/tableQuery';
import { screenFilesId, type ScreenFiles } from './screenFiles';

const lists = {
  reclamos: { url: earlyCalls.listUnitClaims, place: claimPlaces.unit, list: claimLists.unit },
  'consorcio-reclamos': {
    url: earlyCalls.listProjectClaims,
    place: claimPlaces.project,
    list: claimLists.project,
  },
} as const;

const token = readStored('token');
const screen = screenOf(location.pathname);
const isList = screen === 'reclamos' || screen === 'consorcio-reclamos';

const files = JSON.parse(document.getElementById(screenFilesId)?.textContent ?? '{}') as Partial<ScreenFiles>;
for (const file of files[token ? (isList ? 'list' : 'shell') : 'login'] ?? []) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = `/${file}`;
  document.head.append(link);
}

/** The page of the list that this address will show; none where it is filtered, or where the user may not see it. */
function firstPage(path: keyof typeof lists) {
  const type = readStored('userType');
  if (!type || !can({ type, can_manage_email_settings: false }, screenPermissions[path])) return [];
  const { url, place, list } = lists[path];
  const entry = (history.state as { usr?: ListEntry } | null)?.usr ?? null;
  const left = tableLeftAt({ 'claims-table': readStored('claims-table') }, place);
  const start = tableStart({ id: readStored('id'), 'table-starts': readStored('table-starts') }, list);
  const query = parseTableQuery(
    openingSearch(location.search, entry, left, start),
    readStored('pageSize') ?? limits.pageSizeDefault,
  );
  const isFiltered = query.sort || query.q || Object.keys(query.filters).length > 0;
  return isFiltered ? [] : [{ url, params: { page: query.page, page_size: query.pageSize } }];
}

if (token) askEarly(token, [{ url: earlyCalls.getSession }, ...(isList ? firstPage(screen) : [])]);
