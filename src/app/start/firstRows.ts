import { haveEarlyResponsesArrived } from '../../api/early';
import { selectUser } from '../../session/authSlice';
import type { AppStore } from '../store';
import { currentEntry, firstClaims } from './firstClaims';

/**
 * Puts the claims that the boot script requested into the query cache, if they have arrived, so that the list's first
 * render already shows them. Otherwise React first renders a skeleton, and the rows after it.
 */
export async function receiveFirstRows({ getState, dispatch }: AppStore): Promise<void> {
  const user = selectUser(getState());
  const first = user && firstClaims(location.pathname + location.search, currentEntry(), user);
  if (!first || !(await haveEarlyResponsesArrived())) return;
  // The router has already loaded this file.
  const { requestClaims } = await import(
    /* webpackChunkName: "claims-ClaimListScreens-tsx" */ '../../features/claims/ClaimListScreens'
  );
  await dispatch(requestClaims(first.mode, first.query));
}
