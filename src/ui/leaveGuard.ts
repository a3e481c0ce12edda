import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks whether to leave, and calls `leave` if the person wants to. */
type Ask = (leave: () => void) => void;

/** The questions of what is unsent on the page. */
const questions = new Set<Ask>();
/** Told when {@link questions} changed. */
const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listen) => listen());

/**
 * Asks one question after the other and then leaves; leaves at once where nothing is unsent. For what ends the page without being a
 * navigation, such as signing out.
 */
export function beforeLeaving(leave: () => void): void {
  const ask = ([first, ...others]: Ask[]): void => (first ? first(() => ask(others)) : leave());
  ask([...questions]);
}

/**
 * Asks before the page is left while `isUnsent`: by a navigation to another page, by signing out ({@link beforeLeaving}), and, with the
 * browser's own question, by closing or reloading the tab. What was written is kept as a draft in any case.
 */
export function useLeaveGuard(isUnsent: boolean, ask: Ask): void {
  const current = useRef(ask);
  useEffect(() => {
    current.current = ask;
  });
  useEffect(() => {
    if (!isUnsent) return;
    const question: Ask = (leave) => current.current(leave);
    questions.add(question);
    changed();
    return () => {
      questions.delete(question);
      changed();
    };
  }, [isUnsent]);
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};
const isAnythingUnsent = () => questions.size > 0;

/** Whether something on the page is unsent. */
export const useIsUnsent = (): boolean => useSyncExternalStore(subscribe, isAnythingUnsent);

/**
 * Stops the router and the tab and asks, for all guards of the page, as a router has one blocker. Rendered only while something is unsent:
 * with a blocker the router warns of every link to a part of the page.
 */
export function LeaveBlocker() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname);
  useEffect(() => {
    if (blocker.state === 'blocked') beforeLeaving(blocker.proceed);
  }, [blocker]);
  useBeforeUnload((event) => event.preventDefault());
  return null;
}
