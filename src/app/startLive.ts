import { startListening } from '../session/listener';

/** Milliseconds after the first records: what the page asks for besides goes first. */
const afterMs = 500;
const isRead = /^api\/executeQuery\/fulfilled$/;

interface Read {
  type: string;
  meta?: { arg?: { endpointName?: string } };
}

/** Begins to hear of changes once a page has its first records, so that no page starts later for it. */
export function startLive(): void {
  let isStarting = false;
  startListening({
    predicate: (action) =>
      isRead.test((action as Read).type) && (action as Read).meta?.arg?.endpointName !== 'getSession' && !isStarting,
    effect: async (_action, { delay, dispatch }) => {
      isStarting = true;
      try {
        await delay(afterMs);
        const { followChanges } = await import(/* webpackChunkName: "live" */ '../session/live/follow');
        dispatch(followChanges());
      } catch {
        // The code could not be loaded, as between two versions: the next records try again.
      } finally {
        isStarting = false;
      }
    },
  });
}
