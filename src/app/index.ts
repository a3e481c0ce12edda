import './styles/index.css';

/** A turn of the browser: what has arrived is told, what waits is asked for, a key is taken. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

// The bundle is run in parts. In one it would hold the page for as long as all of them take, and the files that its end makes others ask for would wait too.
void turn()
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(turn)
  .then(() => import(/* webpackMode: "eager" */ './store'))
  .then(turn)
  .then(() => import(/* webpackMode: "eager" */ './start'));
