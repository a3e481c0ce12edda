import { startListening } from '../session/listener';

/** Milliseconds after the first records: other requests of the page are sent first. */
const delayMs = 500;
const isRead = /^api\/executeQuery\/fulfilled$/;

interface Read {
  type: string;
  meta?: { arg?: { endpointName?: string } };
}

/** Starts following changes once a page has its first records, so that it does not delay the start of the page. */
export function startLive(): void {
  let isStarting = false;
  startListening({
    predicate: (action) =>
      isRead.test((action as Read).type) && (action as Read).meta?.arg?.endpointName !== 'getSession' && !isStarting,
    effect: async (_action, { delay, dispatch }) => {
      isStarting = true;
      try {
        await delay(delayMs);
        const { followChanges } = await import(/* webpackChunkName: "live" */ '../session/live/follow');
        dispatch(followChanges());
      } catch {
        // The code could not be loaded, for example during a deployment: the next records trigger a retry.
      } finally {
        isStarting = false;
      }
    },
  });
}
