import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readStored } from '../session/storedKeys';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { App } from './App';
import { awaitFirst } from './firstScreen';
import { prepareFirst } from './prepareFirst';
import { Providers } from './Providers';
import { createStore, whenRead } from './store';

/** Milliseconds in which files that have arrived are run. */
const runMs = 50;
const pause = () => new Promise((resolve) => setTimeout(resolve, runMs));

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
  // What could not be had ahead the screens ask for again, and tell.
  const draw = () => page.render(app);
  if (isSignedIn) {
    const { pathname, search } = window.location;
    const { shell, code, all } = prepareFirst(store, persistor, pathname + search);
    awaitFirst(pathname, all);
    // At once: an update of the usual urgency would wait for the slices of the shell.
    const drawNow = () => flushSync(draw);
    void all.then(drawNow, drawNow);
    // The shell alone, in slices, where the screen's files are still arriving; what a returning visitor has already is drawn in one piece.
    void Promise.race([code.then(() => true), shell.then(pause).then(() => false)])
      .then((hasCode) => hasCode || startTransition(draw))
      .catch(draw);
  } else void whenRead(persistor).then(draw);
}
