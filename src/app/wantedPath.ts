import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation, type createBrowserRouter } from 'react-router-dom';

/** The router of the page. */
export const PageRouter = createContext<ReturnType<typeof createBrowserRouter> | undefined>(undefined);

const subscribeToNothing = () => () => {};

/**
 * Returns the last requested path: the page's own, or that of the page that is loading or rendering. React Router's
 * `useNavigation` reports it late (in the transition that renders the next page) or, with its `useTransitions`, by
 * rendering every link of the page again.
 */
export function useWantedPath(): string {
  const router = useContext(PageRouter);
  const { pathname } = useLocation();
  const path = () => (router ? (router.state.navigation.location ?? router.state.location).pathname : pathname);
  // The login of the page is hydrated. For that React needs the snapshot that the server rendered, which is the same.
  return useSyncExternalStore(router?.subscribe ?? subscribeToNothing, path, path);
}
