import { Segmented } from 'antd';
import { themeOptions, useThemeChoice, themeText } from './themeChoice';

/** Theme choice: light, dark or the system's setting. */
export function ThemeField({ isVertical }: { isVertical?: boolean }) {
  const [theme, choose] = useThemeChoice();
  return (
    <Segmented
      className="theme-field"
      block
      vertical={isVertical}
      aria-label={themeText.theme}
      options={themeOptions}
      value={theme}
      onChange={choose}
    />
  );
}
