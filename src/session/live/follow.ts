/** Receives changes from the server and shows them. Loaded once the first page has its records: see `app/startLive`. */
import { isAnyOf, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { otherServer } from '../../api/otherServer/server';
import { sessionEnded, currentToken } from '../../api/token';
import type { Change } from '../../contract/events';
import { limits } from '../../contract/limits';
import type { AppDispatch } from '../hooks';
import { startListening } from '../listener';
import { connectionChanged, selectIsLive } from '../liveSlice';
import type { RootState } from '../rootReducer';
import { signedOut } from '../storedSlice';
import { apply, everythingStale } from './apply';
import { readStream, type StreamEvent } from './connection';
import { shareAmongTabs } from './share';

/** Milliseconds during which changes are collected, and milliseconds between two updates of the page. */
const collectMs = 150;
const minIntervalMs = 1000;
/** Most changes that a hidden page stores. If there are more, it refetches everything when it becomes visible. */
const maxCollected = 200;
/** Milliseconds between two polls while the stream is silent. */
const pollMs = 60_000;
const checkMs = 5000;

let stop: (() => void) | undefined;
/** Whether the server refused the stream in this session. */
let isRefused = false;
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
    if (stop || !token || otherServer() || isRefused) return;
    const collector = createChangeCollector(dispatch);
    let lastEventAt = Date.now();
    let polledAt = lastEventAt;
    const onMessage = (event: StreamEvent) => {
      lastEventAt = Date.now();
      if (event.id !== undefined) lastId = event.id;
      if (!selectIsLive(getState())) dispatch(connectionChanged('on'));
      if (event.type === 'change') collector.add(event.changes);
      else if (event.type === 'reset') collector.reset();
    };
    const silenceCheck = setInterval(() => {
      const now = Date.now();
      if (now - lastEventAt < limits.streamTimeoutSeconds * 1000) return;
      dispatch(connectionChanged('silent'));
      if (now - polledAt < pollMs) return;
      polledAt = now;
      collector.reset();
    }, checkMs);
    const leave = shareAmongTabs<StreamEvent>(`posventa-changes-${getState().stored.id}`, {
      onMessage,
      read: async (onEvent, signal) => {
        const refusal = await readStream({ token, lastId: () => lastId, onEvent, signal });
        if (refusal === undefined) return;
        end();
        if (refusal === 'missing') isRefused = true;
        if (refusal === 'ended' && currentToken(getState()) === token)
          dispatch(sessionEnded(getState().stored.userType));
      },
    });
    const end = () => {
      clearInterval(silenceCheck);
      leave();
      collector.end();
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
    isRefused = false;
  },
});
// A page in the back/forward cache must not hold a connection. When it is restored, it continues from the last event.
window.addEventListener('pagehide', () => stop?.());

/** Returns a collector that applies changes together, at most once a second, and only while the page is visible. */
function createChangeCollector(dispatch: AppDispatch) {
  let collected: Change[] = [];
  let isReset = false;
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    timer = undefined;
    if (document.hidden || (collected.length === 0 && !isReset)) return;
    shownAt = Date.now();
    const changes = collected;
    collected = [];
    if (isReset || changes.length > maxCollected) dispatch(everythingStale());
    else apply(changes, dispatch);
    isReset = false;
  };
  const schedule = () => {
    timer ??= setTimeout(show, Math.max(collectMs, shownAt + minIntervalMs - Date.now()));
  };
  const onVisibilityChange = () => {
    if (!document.hidden) schedule();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return {
    add: (changes: Change[]) => {
      if (collected.length <= maxCollected) collected.push(...changes);
      if (changes.length > 0) schedule();
    },
    reset: () => {
      isReset = true;
      schedule();
    },
    end: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
