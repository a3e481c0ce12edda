import { screen, waitFor } from '@testing-library/react';
import { followTheme } from '../../src/app/showTheme';
import { createStore, whenRestored } from '../../src/app/store';
import { themeChosen } from '../../src/session/storedSlice';
import { buildUser } from '../support/builders/users';
import { warmUp } from '../support/records';
import { renderApp } from '../support/renderApp';

warmUp(() => import('../../src/features/auth/ProfileScreen'));

const theme = () => document.documentElement.dataset.theme;
const bar = document.createElement('meta');
bar.name = 'theme-color';
const matchMedia = window.matchMedia;

beforeEach(() => {
  bar.content = '#A8441F';
  delete bar.dataset.light;
  document.head.append(bar);
  delete document.documentElement.dataset.theme;
});
afterEach(() => {
  bar.remove();
  window.matchMedia = matchMedia;
});

/** Simulates a light or dark system; returns a function that changes it. */
function systemIs(isDark: boolean): (isDark: boolean) => void {
  let matches = isDark;
  const listeners: (() => void)[] = [];
  const list = {
    get matches() {
      return matches;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => {},
  };
  window.matchMedia = (query) =>
    query === '(prefers-color-scheme: dark)' ? (list as unknown as MediaQueryList) : matchMedia(query);
  return (now) => {
    matches = now;
    for (const listener of listeners) listener();
  };
}

async function opened() {
  const { store, persistor } = createStore();
  await whenRestored(persistor);
  await followTheme(store);
  return store;
}

test("the theme is chosen in the user's menu, applies at once and for the next visit", async () => {
  const { user } = renderApp('/perfil', { user: buildUser() });
  const openMenu = async () => user.click(await screen.findByRole('button', { name: /Mi cuenta/ }));
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Como el sistema (elegida)' })).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Oscuro' }));
  await waitFor(() => expect(theme()).toBe('dark'));
  expect(bar.content).toBe('#211d1a');
  expect(localStorage.getItem('theme')).toBe('dark');
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Oscuro (elegida)' })).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Como el sistema' }));
  await waitFor(() => expect(theme()).toBe('light'));
  expect(bar.content).toBe('#A8441F');
  expect(localStorage.getItem('theme')).toBeNull();
});

test('the theme is chosen on the profile too', async () => {
  const { user } = renderApp('/perfil', { user: buildUser() });
  await user.click(await screen.findByRole('radio', { name: 'Oscuro' }));
  await waitFor(() => expect(theme()).toBe('dark'));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
});

test('without a choice the page follows the system', async () => {
  const turn = systemIs(true);
  await opened();
  expect(theme()).toBe('dark');
  turn(false);
  await waitFor(() => expect(theme()).toBe('light'));
});

test('with a choice the page does not follow the system', async () => {
  localStorage.setItem('theme', 'light');
  const turn = systemIs(false);
  await opened();
  turn(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(theme()).toBe('light');
});

test('the choice of another tab applies here too', async () => {
  const store = await opened();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  await waitFor(() => expect(theme()).toBe('dark'));
  store.dispatch(themeChosen('light'));
  await waitFor(() => expect(theme()).toBe('light'));
});

test('an invalid stored theme counts as no choice', async () => {
  localStorage.setItem('theme', 'violeta');
  await opened();
  expect(theme()).toBe('light');
});
