import { useEffect, useState } from 'react';

/** What a document begins with: the path of its first screen, and the promise of all that it is to be drawn with. */
let first: { pathname: string; ready: Promise<unknown> } | undefined;

/** Says that the screen of a path is on its way: the shell, which is drawn before it, keeps its place until the promise is kept. */
export function awaitFirst(pathname: string, ready: Promise<unknown>): void {
  first = { pathname, ready };
  const forget = () => {
    first = undefined;
  };
  ready.then(forget, forget);
}

/**
 * Whether the screen of a path is the first of this document, and still on its way. Suspense would do it too, but for what it adds: a third
 * of a second before it shows what has come.
 */
export function useIsArriving(pathname: string): boolean {
  const [awaited, setAwaited] = useState(() => first);
  useEffect(() => {
    let isHere = true;
    const show = () => {
      if (isHere) setAwaited(undefined);
    };
    awaited?.ready.then(show, show);
    return () => {
      isHere = false;
    };
  }, [awaited]);
  return awaited?.pathname === pathname;
}
