import { screenOf } from '../../contract/links';
import { loadCode } from '../../ui/loadCode';

/** Loads the code of the authenticated shell, which wraps every screen behind the login. */
export const loadShell = () => loadCode(() => import(/* webpackChunkName: "shell" */ '../behindLogin'));

/** Starts loading the code of the screen at an address. A failure is shown when the user opens the screen. */
export function preloadScreen(address: string): void {
  const path = screenOf(address);
  loadShell()
    .then(({ loadScreen }) => path && loadScreen(path))
    .catch(() => {});
}
