import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import type { Persistor } from 'redux-persist';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import type { AppStore } from './store';
import { PageRouter } from './wantedPath';

interface AppProps {
  store: AppStore;
  persistor: Persistor;
  router: ReturnType<typeof createBrowserRouter>;
  /** Called once, when the first page has been rendered and before it is painted. */
  onShown?: () => void;
}

/**
 * The portal: the store and the router, rendered once the state in local storage has been restored. It does not use
 * redux-persist's `PersistGate`, which always renders a spinner first: that would replace a login that is already in
 * the page.
 */
export function App({ store, persistor, router, onShown }: AppProps) {
  const isRead = () => persistor.getState().bootstrapped;
  const isReady = useSyncExternalStore((onChange) => persistor.subscribe(onChange), isRead, isRead);
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <Provider store={store}>
      {isReady ? (
        <PageRouter value={router}>
          <RouterProvider router={router} />
        </PageRouter>
      ) : (
        <FullScreenSpinner />
      )}
    </Provider>
  );
}
