import { CheckOutlined } from '@ant-design/icons';
import { themeOptions, type ThemeChoice, themeText as text } from '../../ui/themeChoice';

/** Returns the theme choice as a group of entries of the user's menu; the chosen one has a check mark. */
export const themeItem = (chosen: ThemeChoice) => ({
  key: 'theme',
  type: 'group' as const,
  label: text.theme,
  children: themeOptions.map(({ value, label }) => ({
    key: value,
    label:
      value === chosen ? (
        <span className="theme-chosen">
          <span>{label}</span> <span className="visually-hidden">{text.chosen}</span>
          <CheckOutlined aria-hidden />
        </span>
      ) : (
        label
      ),
  })),
});
