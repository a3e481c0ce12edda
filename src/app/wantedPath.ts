import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation, type createBrowserRouter } from 'react-router-dom';

/** The router of the page. */
export const PageRouter = createContext<ReturnType<typeof createBrowserRouter> | undefined>(undefined);

const never = () => () => {};

/**
 * The path that was asked for last: the page's own, or that of the page which is being loaded or rendered. React Router's `useNavigation`
 * tells it late (in the transition that renders the next page) or, with its `useTransitions`, by rendering every link of the page anew.
 */
export function useWantedPath(): string {
  const router = useContext(PageRouter);
  const { pathname } = useLocation();
  const path = () => (router ? (router.state.navigation.location ?? router.state.location).pathname : pathname);
  // The login that stands in the page is hydrated, for which React asks for what the server drew: the same.
  return useSyncExternalStore(router?.subscribe ?? never, path, path);
}
