import type { AppDispatch } from '../session/hooks';
import { selectTheme, themeChosen } from '../session/storedSlice';
import { readStored } from '../session/storedKeys';
import type { RootState } from '../session/rootReducer';
import { loadCode } from '../ui/loadCode';
import { logFailure } from '../ui/log';
import { isDark, onSystemChange, paintTheme, printLight } from './colourScheme';

const loadDarkStyles = () => loadCode(() => import(/* webpackChunkName: "antd-dark" */ 'antd-styles/antd-dark.css'));

/**
 * Applies the theme of the state. The dark style sheet is loaded when it is needed; if that fails, the page is light.
 */
export async function showTheme(getState: () => RootState): Promise<void> {
  const isWanted = () => isDark(selectTheme(getState()));
  if (isWanted()) {
    try {
      await loadDarkStyles();
    } catch (error) {
      paintTheme('light');
      throw error;
    }
  }
  // The choice may have changed while the sheet was loading.
  paintTheme(isWanted() ? 'dark' : 'light');
}

/** Applies the theme at page start, and again when the system or another tab changes it. */
export function followTheme({
  getState,
  dispatch,
}: {
  getState: () => RootState;
  dispatch: AppDispatch;
}): Promise<void> {
  const show = () => showTheme(getState).catch((error: unknown) => logFailure('The dark theme was not loaded', error));
  onSystemChange(() => void show());
  printLight();
  window.addEventListener('storage', ({ key }) => {
    if (key === 'theme') dispatch(themeChosen(readStored('theme')));
  });
  return show();
}
