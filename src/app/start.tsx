import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readStored } from '../session/storedKeys';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { App } from './App';
import { prepareFirst } from './prepareFirst';
import { Providers } from './Providers';
import { createStore, whenRead } from './store';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const { store, persistor } = createStore();
const app = (
  <Providers store={store} persistor={persistor}>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </Providers>
);
const isSignedIn = readStored('token') !== undefined;
// A login that the build drew (`tools/drawnPages`) is taken over as it stands, with what was typed into it, once React would draw the same.
if (!isSignedIn && root.querySelector('.auth'))
  void Promise.all([whenRead(persistor), import(/* webpackChunkName: "login" */ './AuthArea')]).then(() =>
    hydrateRoot(root, app),
  );
else {
  // The frame of a page stays until React replaces it by the page.
  const hasFrame = isSignedIn && root.querySelector('.page-frame') !== null;
  if (!hasFrame) root.replaceChildren();
  // What the boot script hid is gone.
  delete document.documentElement.dataset.session;
  const page = createRoot(root);
  if (!hasFrame) page.render(<FullScreenSpinner />);
  const { pathname, search } = window.location;
  const ready = isSignedIn ? prepareFirst(store, persistor, pathname + search) : whenRead(persistor);
  // What could not be had ahead the screens ask for again, and tell.
  void ready.catch(() => {}).then(() => page.render(app));
}
