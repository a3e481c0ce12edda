import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Persistor } from 'redux-persist';
import { PersistGate } from 'redux-persist/integration/react';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import type { AppStore } from './store';

interface ProvidersProps {
  store: AppStore;
  persistor: Persistor;
  children: ReactNode;
}

/** The store, with what local storage held read back before anything renders. */
export function Providers({ store, persistor, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <PersistGate persistor={persistor} loading={<FullScreenSpinner />}>
        {children}
      </PersistGate>
    </Provider>
  );
}
