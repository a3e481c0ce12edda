/** Hears what changes, and shows it. Loaded once the first page has its records: see `app/startLive`. */
import { isAnyOf, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { callMissing, isKnownMissing } from '../../api/missingCalls';
import { sessionEnded } from '../../api/sessionActions';
import { currentToken } from '../../api/token';
import { silentSeconds, type Change } from '../../contract/events';
import type { AppDispatch } from '../hooks';
import { startListening } from '../listener';
import { connectionChanged, selectIsLive } from '../liveSlice';
import type { RootState } from '../rootReducer';
import { signedOut } from '../storedSlice';
import { apply, everythingStale } from './apply';
import { readStream, type Told } from './connection';
import { shareAmongTabs } from './share';

/** Milliseconds in which changes are gathered, and between two times that they are shown. */
const gatherMs = 150;
const betweenMs = 1000;
/** Changes that a page out of sight keeps; of more it asks for everything when it is looked at again. */
const mostKept = 200;
/** Milliseconds between two times that a page asks by itself while nothing arrives. */
const pollMs = 60_000;
const lookMs = 5000;

let stop: (() => void) | undefined;
/** Of the last event that this tab heard of. */
let lastId: string | undefined;

/** Follows the changes until the session ends. Does nothing where this is done already, or where the server has no such call. */
export const followChanges =
  (): ThunkAction<void, RootState, unknown, UnknownAction> =>
  (dispatch, getState): void => {
    const token = currentToken(getState());
    if (stop || !token || isKnownMissing(getState(), 'followChanges')) return;
    const shown = showWhenLooked(dispatch);
    let heardAt = Date.now();
    let polledAt = heardAt;
    const onMessage = (told: Told) => {
      heardAt = Date.now();
      if (told.id !== undefined) lastId = told.id;
      if (!selectIsLive(getState())) dispatch(connectionChanged('on'));
      if (told.type === 'change') shown.add(told.changes);
      else if (told.type === 'reset') shown.reset();
    };
    const look = setInterval(() => {
      const now = Date.now();
      if (now - heardAt < silentSeconds * 1000) return;
      dispatch(connectionChanged('silent'));
      if (now - polledAt < pollMs) return;
      polledAt = now;
      shown.reset();
    }, lookMs);
    const leave = shareAmongTabs<Told>(`posventa-changes-${getState().stored.id}`, {
      onMessage,
      read: async (tell, signal) => {
        const refusal = await readStream({ token, lastId: () => lastId, tell, signal });
        if (refusal === undefined) return;
        end();
        if (refusal === 'missing') dispatch(callMissing('followChanges'));
        if (refusal === 'ended' && currentToken(getState()) === token)
          dispatch(sessionEnded(getState().stored.userType));
      },
    });
    const end = () => {
      clearInterval(look);
      leave();
      shown.end();
      dispatch(connectionChanged('off'));
      stop = undefined;
    };
    stop = end;
  };

startListening({
  matcher: isAnyOf(signedOut, sessionEnded),
  effect: () => {
    stop?.();
    lastId = undefined;
  },
});
// A page that the browser puts away must not hold a connection; taken out again, it goes on where it was.
window.addEventListener('pagehide', () => stop?.());

/** Shows changes together, at most once a second, and only while somebody looks. */
function showWhenLooked(dispatch: AppDispatch) {
  let kept: Change[] = [];
  let isReset = false;
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    timer = undefined;
    if (document.hidden || (kept.length === 0 && !isReset)) return;
    shownAt = Date.now();
    const changes = kept;
    kept = [];
    if (isReset || changes.length > mostKept) dispatch(everythingStale());
    else apply(changes, dispatch);
    isReset = false;
  };
  const soon = () => {
    timer ??= setTimeout(show, Math.max(gatherMs, shownAt + betweenMs - Date.now()));
  };
  const onLook = () => {
    if (!document.hidden) soon();
  };
  document.addEventListener('visibilitychange', onLook);
  return {
    add: (changes: Change[]) => {
      if (kept.length <= mostKept) kept.push(...changes);
      if (changes.length > 0) soon();
    },
    reset: () => {
      isReset = true;
      soon();
    },
    end: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLook);
    },
  };
}
