import { screenOf } from '../../contract/links';
import { loadCode, preload } from '../../ui/loadCode';

/** Loads the code of the authenticated shell, which wraps every screen behind the login. */
export const loadShell = () => loadCode(() => import(/* webpackChunkName: "shell" */ '../behindLogin'));

/** Starts loading the code of the screen at an address. */
export function preloadScreen(address: string): void {
  const path = screenOf(address);
  preload(async () => {
    const { loadScreen } = await loadShell();
    if (path) await loadScreen(path);
  });
}
