import { selectUser } from '../../../session/authSlice';
import { onFirstRows, type Requesting } from '../../../session/firstRows';
import type { TableQuery } from '../query/tableQuery';
import { currentEntry, firstPage, type EarlyList } from './firstPage';

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
