import type { Theme } from '../session/storedKeys';

const darkSystem = '(prefers-color-scheme: dark)';
/** The browser's own bar around the dark page: its `--surface`. */
export const darkBar = '#211d1a';

/** Whether the page is dark, by what the person chose, and without a choice by the system. */
export const isDark = (choice: Theme | undefined): boolean =>
  choice ? choice === 'dark' : window.matchMedia(darkSystem).matches;

/** Calls when the system changes between light and dark. */
export const onSystemChange = (listen: () => void): void =>
  window.matchMedia(darkSystem).addEventListener('change', listen);

/** Paints the page in a theme: `styles/tokens.css` and Ant Design's dark sheet go by `data-theme`. */
export function paintTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (!bar) return;
  bar.dataset.light ??= bar.content;
  bar.content = theme === 'dark' ? darkBar : bar.dataset.light;
}
