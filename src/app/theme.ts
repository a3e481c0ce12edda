import type { ThemeConfig } from 'antd';

/**
 * What the browser knows of Ant Design's theme: that its styles are files, made at build time from `antTheme`, whose
 * values are custom properties.
 */
export const theme: ThemeConfig = {
  zeroRuntime: true,
  cssVar: { key: 'posventa' },
  hashed: false,
};
