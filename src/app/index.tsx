import './styles/index.css';
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
// A login that the build drew (`tools/loginPages`) is taken over as it stands, with what was typed into it, once React would draw the same.
if (root.hasChildNodes() && readStored('token') === undefined)
  void Promise.all([whenRead(persistor), import(/* webpackChunkName: "login" */ './AuthArea')]).then(() =>
    hydrateRoot(root, app),
  );
else {
  root.replaceChildren();
  delete document.documentElement.dataset.session;
  const page = createRoot(root);
  page.render(<FullScreenSpinner />);
  const { pathname, search } = window.location;
  const ready =
    readStored('token') === undefined ? whenRead(persistor) : prepareFirst(store, persistor, pathname + search);
  // What could not be had ahead the screens ask for again, and tell.
  void ready.catch(() => {}).then(() => page.render(app));
}
