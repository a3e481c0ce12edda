import { CheckOutlined } from '@ant-design/icons';
import { useAppDispatch, useAppSelector } from '../../session/hooks';
import { selectTheme, themeChosen } from '../../session/storedSlice';
import { appText } from '../appText';

/** What a person chooses from: the system's theme, or one of the two. */
type ThemeChoice = keyof typeof appText.themes;

export const isThemeChoice = (key: string): key is ThemeChoice => Object.hasOwn(appText.themes, key);

export const themeOptions = Object.entries(appText.themes).map(([value, label]) => ({
  value: value as ThemeChoice,
  label,
}));

/** The choice on this device, and what changes it. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme) ?? 'system';
  return [theme, (choice) => void dispatch(themeChosen(choice === 'system' ? undefined : choice))];
}

/** The choice as a group of entries in the menu of the user; the chosen one has a check. */
export const themeItem = (chosen: ThemeChoice) => ({
  key: 'theme',
  type: 'group' as const,
  label: appText.theme,
  children: themeOptions.map(({ value, label }) => ({
    key: value,
    label:
      value === chosen ? (
        <span className="theme-chosen">
          {label} <span className="visually-hidden">{appText.chosen}</span>
          <CheckOutlined aria-hidden />
        </span>
      ) : (
        label
      ),
  })),
});
