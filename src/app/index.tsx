import './styles/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readStored } from '../session/storedKeys';
import { App } from './App';
import { Providers } from './Providers';
import { createStore, whenRead } from './store';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const { store, persistor } = createStore();
const app = (
  <Providers store={store} persistor={persistor}>
    <BrowserRouter>
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
  createRoot(root).render(app);
}
