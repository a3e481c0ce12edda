import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

type Ask = (leave: () => void) => void;
let asking: Ask | undefined;

/** Goes on with leaving the page, after asking where something on it is unsent. For ways out that are no links, such as menus. */
export function beforeLeaving(leave: () => void): void {
  if (asking) asking(leave);
  else leave();
}

/** The way within the portal that a click follows; undefined where it opens elsewhere or stays on the page. */
function wayOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !isPlain || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  return link.pathname === location.pathname && link.search === location.search
    ? undefined
    : link.pathname + link.search;
}

/** The router's number of a history entry; undefined where the entry is not the router's. */
const numberOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * Stops the browser's Back and Forward before the router hears of them: the step is undone, asked about, and taken again where the
 * person leaves. Answers how to stop watching.
 */
function guardHistory(guard: Ask): () => void {
  const here = numberOf(window.history.state);
  let isUndoing = false;
  let isLeaving = false;
  const onPop = (event: PopStateEvent) => {
    const there = numberOf(event.state);
    if (isLeaving || here === undefined || there === undefined) return;
    event.stopImmediatePropagation();
    if (isUndoing) {
      isUndoing = false;
      return;
    }
    const steps = there - here;
    isUndoing = true;
    window.history.go(-steps);
    guard(() => {
      isLeaving = true;
      window.history.go(steps);
    });
  };
  window.addEventListener('popstate', onPop, true);
  return () => window.removeEventListener('popstate', onPop, true);
}

/**
 * Asks before the page is left while `isUnsent`: by a link, by a menu ({@link beforeLeaving}), by the browser's Back, and by its own
 * question where the tab is closed or loaded anew. What was written waits as a draft in any case.
 */
export function useLeaveGuard(isUnsent: boolean, ask: Ask): void {
  const navigate = useNavigate();
  const current = useRef(ask);
  useEffect(() => {
    current.current = ask;
  });
  useEffect(() => {
    if (!isUnsent) return;
    const guard: Ask = (leave) => current.current(leave);
    const onClick = (event: MouseEvent) => {
      const way = wayOf(event);
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      guard(() => void navigate(way));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    asking = guard;
    const stopHistory = guardHistory(guard);
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stopHistory();
      if (asking === guard) asking = undefined;
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isUnsent, navigate]);
}
