import { useEffect } from 'react';
import { shell } from './shellArea';
import { selectLastPath } from '../session/storedSlice';
import { useSessionSelector } from '../session/hooks';
import { screenOf } from '../session/screenPaths';
import { homePath, loginSlugs, type LoginSlug } from '../session/userTypes';

/** What says that somebody is about to sign in; the focus that the page itself gives to its first field does not. */
const signs = ['input', 'pointerdown'] as const;

const isFilled = () => [...document.querySelectorAll('input')].some(({ value }) => value !== '');

/** While somebody types who they are, the code and the styles of the screen that follows arrive. */
export function usePrepareHome(slug: LoginSlug): void {
  const lastPath = useSessionSelector(selectLastPath);
  const path = lastPath && screenOf(lastPath) ? lastPath : homePath(loginSlugs[slug]);
  useEffect(() => {
    const forget = () => signs.forEach((sign) => document.removeEventListener(sign, prepare));
    function prepare() {
      forget();
      void shell
        .preload()
        .then(({ preloadScreen }) => preloadScreen(path))
        .catch(() => {}); // It is asked for again when it is needed.
    }
    if (isFilled()) prepare();
    else signs.forEach((sign) => document.addEventListener(sign, prepare));
    return forget;
  }, [path]);
}
