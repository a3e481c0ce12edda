import type { AppDispatch } from '../session/hooks';
import { selectTheme, themeChosen } from '../session/storedSlice';
import { readStored } from '../session/storedKeys';
import type { RootState } from '../session/rootReducer';
import { loadCode } from '../ui/loadCode';
import { logFailure } from '../ui/log';
import { isDark, onSystemChange, paintTheme } from './colourScheme';

const loadDarkStyles = () => loadCode(() => import(/* webpackChunkName: "antd-dark" */ 'antd-styles/antd-dark.css'));

/** Shows the page in the theme that the state asks for. The sheet for the dark is loaded where it is needed; without it the page is light. */
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
  // While the sheet was loaded the choice may have changed.
  paintTheme(isWanted() ? 'dark' : 'light');
}

/** Shows the theme as the page starts, and again when the system or another tab changes it. */
export function followTheme({
  getState,
  dispatch,
}: {
  getState: () => RootState;
  dispatch: AppDispatch;
}): Promise<void> {
  const show = () => showTheme(getState).catch((error: unknown) => logFailure('The dark theme was not loaded', error));
  onSystemChange(() => void show());
  window.addEventListener('storage', ({ key }) => {
    if (key === 'theme') dispatch(themeChosen(readStored('theme')));
  });
  return show();
}
