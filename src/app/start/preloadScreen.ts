import { screenOf } from '../../contract/links';
import { loadCode } from '../../ui/loadCode';
import { screens } from '../screens';

/** Loads the code of the authenticated shell, which wraps every screen behind the login. */
export const loadShell = () => loadCode(() => import(/* webpackChunkName: "shell" */ '../shell/Shell'));

/** Starts loading the code of the screen at an address. A failure is shown when the user opens the screen. */
export function preloadScreen(address: string): void {
  const path = screenOf(address);
  const screen = screens.find((each) => each.path === path);
  Promise.all([loadShell(), screen?.load()]).catch(() => {});
}
