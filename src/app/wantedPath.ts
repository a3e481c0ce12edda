import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useLocation, type createBrowserRouter } from 'react-router-dom';
import { followedPath, subscribeToFollowedPath } from '../ui/followedLink';

/** The router of the page. */
export const PageRouter = createContext<ReturnType<typeof createBrowserRouter> | undefined>(undefined);

/**
 * Returns the last requested path: the page's own, or that of a clicked link, or of the page that is loading or
 * rendering. React Router's `useNavigation` reports it late (in the transition that renders the next page) or, with its
 * `useTransitions`, by rendering every link of the page again.
 */
export function useWantedPath(): string {
  const router = useContext(PageRouter);
  const { pathname } = useLocation();
  const subscribe = useCallback(
    (notify: () => void) => {
      const ends = [router?.subscribe(notify), subscribeToFollowedPath(notify)];
      return () => ends.forEach((end) => end?.());
    },
    [router],
  );
  const path = () =>
    followedPath() ?? (router ? (router.state.navigation.location ?? router.state.location).pathname : pathname);
  // The login of the page is hydrated. For that React needs the snapshot that the server rendered, which is the same.
  return useSyncExternalStore(subscribe, path, path);
}
