import { darkSurface } from '../contract/designTokens';
import type { Theme } from '../session/storedKeys';

const darkSystem = '(prefers-color-scheme: dark)';

/** Whether the page is dark: the user's choice, or the system's setting without a choice. */
export const isDark = (choice: Theme | undefined): boolean =>
  choice ? choice === 'dark' : window.matchMedia(darkSystem).matches;

/** Calls `listen` when the system changes between light and dark. */
export const onSystemChange = (listen: () => void): void =>
  window.matchMedia(darkSystem).addEventListener('change', listen);

/** Applies a theme: `styles/tokens.css` and Ant Design's dark sheet select by `data-theme`. */
export function paintTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (!bar) return;
  bar.dataset.light ??= bar.content;
  bar.content = theme === 'dark' ? darkSurface : bar.dataset.light;
}

/** Prints pages light: browsers omit the backgrounds, and the light text of a dark page would be hard to read. */
export function printLight(): void {
  const root = document.documentElement;
  let shown: string | undefined;
  window.addEventListener('beforeprint', () => {
    shown ??= root.dataset.theme;
    root.dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (shown) root.dataset.theme = shown;
    shown = undefined;
  });
}
