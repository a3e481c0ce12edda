import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { Providers } from './Providers';
import { createStore } from './store';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const { store, persistor } = createStore();
createRoot(root).render(
  <Providers store={store} persistor={persistor}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>,
);
