import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks whether to leave, and calls `leave` if the user confirms. */
type AskToLeave = (leave: () => void) => void;

/** The questions about unsent input on the page. */
const questions = new Set<AskToLeave>();
/** Called when {@link questions} changes. */
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listen) => listen());

/**
 * Asks all questions one after the other and then calls `leave`; calls it at once if nothing is unsent. For actions
 * that end the page without a navigation, such as signing out.
 */
export function beforeLeaving(leave: () => void): void {
  const askNext = ([first, ...remaining]: AskToLeave[]): void => (first ? first(() => askNext(remaining)) : leave());
  askNext([...questions]);
}

/**
 * Asks before the user leaves the page while `isUnsent`: by a navigation to another page, by signing out ({@link
 * beforeLeaving}), and, with the browser's own question, by closing or reloading the tab. The input is stored as a
 * draft in any case.
 */
export function useLeaveGuard(isUnsent: boolean, askToLeave: AskToLeave): void {
  const current = useRef(askToLeave);
  useEffect(() => {
    current.current = askToLeave;
  });
  useEffect(() => {
    if (!isUnsent) return;
    const question: AskToLeave = (leave) => current.current(leave);
    questions.add(question);
    notifyListeners();
    return () => {
      questions.delete(question);
      notifyListeners();
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
 * Blocks navigation and closing of the tab for all guards of the page, because a router supports one blocker. Rendered
 * only while something is unsent: with a blocker, the router logs a warning for every link to a fragment of the page.
 */
export function LeaveBlocker() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname);
  useEffect(() => {
    if (blocker.state === 'blocked') beforeLeaving(blocker.proceed);
  }, [blocker]);
  useBeforeUnload((event) => event.preventDefault());
  return null;
}
