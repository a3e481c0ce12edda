import { useEffect } from 'react';
import { preloadScreen } from './preloadScreen';
import { selectLastPath } from '../../session/storedSlice';
import { useAppSelector } from '../../session/hooks';
import { screenOf } from '../../contract/links';
import { homePath, loginSlugs, type LoginSlug } from '../../session/userTypes';

/** Events that show that a user is about to sign in. Focus is not one: the page itself focuses its first field. */
const inputEvents = ['input', 'pointerdown'] as const;

const isFilled = () => [...document.querySelectorAll('input')].some(({ value }) => value !== '');

/** Loads the code of the screen after the login while the user types. */
export function usePrepareHome(slug: LoginSlug): void {
  const lastPath = useAppSelector(selectLastPath);
  const path = lastPath && screenOf(lastPath) ? lastPath : homePath(loginSlugs[slug]);
  useEffect(() => {
    const removeListeners = () => inputEvents.forEach((eventName) => document.removeEventListener(eventName, prepare));
    function prepare() {
      removeListeners();
      preloadScreen(path);
    }
    if (isFilled()) prepare();
    else inputEvents.forEach((eventName) => document.addEventListener(eventName, prepare));
    return removeListeners;
  }, [path]);
}
