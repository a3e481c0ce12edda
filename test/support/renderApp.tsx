import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { createBrowserRouter } from 'react-router-dom';
import type { SignedInUser } from '../../src/api/auth';
import { baseApi } from '../../src/api/baseApi';
import { App } from '../../src/app/App';
import { routes } from '../../src/app/router';
import { createStore } from '../../src/app/store';
import { withLayers } from '../../src/ui/closeOnBack';

/** The mocked API. */
export const api = () => nock('http://posventa.test').defaultReplyHeaders({ 'content-type': 'application/json' });

/**
 * Renders the whole portal at an address, with a fresh store. With `user`, that user is signed in: the token is stored
 * and the session call gets a response. Returns the store, the router and a user-event without delays.
 */
export function renderApp(
  path: string,
  {
    user,
    token = 'token-de-prueba',
    keepEntry = false,
  }: {
    user?: SignedInUser;
    token?: string;
    /** Simulates a reload: the history entry and its state stay. */ keepEntry?: boolean;
  } = {},
) {
  if (user) {
    localStorage.setItem('token', token);
    api().get('/api/auth/info').reply(200, { success: true, data: { user } });
  }
  if (!keepEntry) window.history.pushState(null, '', path);
  const { store, persistor } = createStore();
  const router = withLayers(() => createBrowserRouter(routes));
  const view = render(<App store={store} persistor={persistor} router={router} />);
  mounted.push({
    view,
    stop: () => {
      router.dispose();
      store.dispatch(baseApi.util.resetApiState());
      persistor.pause();
    },
  });
  return { store, persistor, router, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), ...view };
}

const mounted: { view: { unmount: () => void }; stop: () => void }[] = [];
afterEach(() => {
  for (const { view, stop } of mounted.splice(0)) {
    view.unmount();
    stop();
  }
});
