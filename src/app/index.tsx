import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { authApi } from '../api/auth';
import { haveEarlyResponsesArrived } from '../api/early';
import { copies } from '../api/shownCopies';
import { needsNoSession } from '../contract/addresses';
import { screenOf } from '../contract/links';
import { loggedOutTarget } from '../session/userTypes';
import { navigated, selectLastPath, selectToken } from '../session/storedSlice';
import { withLayers } from '../ui/closeOnBack';
import { App } from './App';
import { routes, showReturnsAtOnce } from './router';
import { followTheme } from './showTheme';
import { loadShell } from './start/preloadScreen';
import { startLive } from './startLive';
import { createStore, whenRestored } from './store';

/** Used without a connection only. */
const loadCopies = () => import(/* webpackChunkName: "copies" */ '../api/copies');

/** Ends a task: the page responds to the user before the next step of its start. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Removes, with the first rendered page, what showed the start of this page until then. */
function clearStart(): void {
  document.querySelector('[data-home-frame]')?.remove();
  // The boot script set them to hide a login, frame or title that does not apply.
  delete document.documentElement.dataset.session;
  delete document.documentElement.dataset.role;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

copies.find = async (api, token) => (await loadCopies()).findCopy(api, token);
await nextTask();
const { store, persistor } = createStore();
await whenRestored(persistor);
startLive();

const isSignedIn = selectToken(store.getState()) !== undefined;
const { pathname, search } = window.location;
if (!isSignedIn && !needsNoSession(pathname)) {
  // The shell redirects to the login too, but only after its code has been loaded.
  const lastPath = selectLastPath(store.getState());
  if (screenOf(pathname)) store.dispatch(navigated(pathname + search));
  window.history.replaceState(null, '', loggedOutTarget(pathname, lastPath, undefined));
}
const session = isSignedIn && store.dispatch(authApi.endpoints.getSession.initiate(undefined, { subscribe: false }));
await nextTask();
const router = showReturnsAtOnce(withLayers(() => createBrowserRouter(routes)));
const theme = followTheme(store);

// The page that the build rendered (`tools/drawnPages`) stays until the first screen's code and the session are loaded.
await session;
// The login does not use Ant Design.
if (isSignedIn) await theme;
await new Promise<void>((resolve) => {
  const check = () => {
    if (router.state.initialized) resolve();
  };
  router.subscribe(check);
  check();
});
// Rows that the boot script requested are in the cache before the first render, if they have arrived.
if (await haveEarlyResponsesArrived()) await store.dispatch((await loadShell()).receiveFirstRows());
const app = <App store={store} persistor={persistor} router={router} onShown={clearStart} />;
// The login is hydrated, so that text that was already typed stays.
if (!isSignedIn && root.dataset.drawn === 'login') hydrateRoot(root, app);
// As a transition, React renders the page in slices: 10 claims are one task of 0.4 s on a slow phone otherwise.
else startTransition(() => createRoot(root).render(app));
