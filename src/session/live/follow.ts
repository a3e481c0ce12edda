/** Receives changes from the server and shows them. Loaded once the first page has its records: see `app/startLive`. */
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

/** Milliseconds during which changes are collected, and milliseconds between two updates of the page. */
const gatherMs = 150;
const betweenMs = 1000;
/** Most changes that a hidden page stores. If there are more, it refetches everything when it becomes visible. */
const mostKept = 200;
/** Milliseconds between two polls while the stream is silent. */
const pollMs = 60_000;
const lookMs = 5000;

let stop: (() => void) | undefined;
/** The id of the last event that this tab received. */
let lastId: string | undefined;

/**
 * Follows the changes until the session ends. Does nothing if this tab already follows them, or if the server does not
 * have the call.
 */
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
// A page in the back/forward cache must not hold a connection. When it is restored, it continues from the last event.
window.addEventListener('pagehide', () => stop?.());

/** Returns a collector that applies changes together, at most once a second, and only while the page is visible. */
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
