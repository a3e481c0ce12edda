import { useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Persistor } from 'redux-persist';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import type { AppStore } from './store';

interface ProvidersProps {
  store: AppStore;
  persistor: Persistor;
  children: ReactNode;
}

/**
 * The store, with what local storage held read back before anything renders. redux-persist's own gate would draw a spinner first even
 * where all has been read, in the place of a login that already stands in the page.
 */
export function Providers({ store, persistor, children }: ProvidersProps) {
  const isRead = () => persistor.getState().bootstrapped;
  const isReady = useSyncExternalStore((onChange) => persistor.subscribe(onChange), isRead, isRead);
  return <Provider store={store}>{isReady ? children : <FullScreenSpinner />}</Provider>;
}
