import { useAppDispatch, useAppSelector } from '../session/hooks';
import { selectTheme, themeChosen } from '../session/storedSlice';

export const themeText = {
  theme: 'Apariencia',
  themes: { system: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  hint: 'Vale para este dispositivo.',
  chosen: '(elegida)',
} as const;

/** The theme options: the system's theme, light or dark. */
export type ThemeChoice = keyof typeof themeText.themes;

export const isThemeChoice = (key: string): key is ThemeChoice => Object.hasOwn(themeText.themes, key);

export const themeOptions = Object.entries(themeText.themes).map(([value, label]) => ({
  value: value as ThemeChoice,
  label,
}));

/** Returns the theme choice of this device, and its setter. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme) ?? 'system';
  return [theme, (choice) => void dispatch(themeChosen(choice === 'system' ? undefined : choice))];
}
