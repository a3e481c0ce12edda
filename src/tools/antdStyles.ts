/** Writes Ant Design's styles for our theme into style sheets, so that the browser generates none (`zeroRuntime`). */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle as renderStyles } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type JSX } from 'react';
import { theme } from '../app/theme';

/**
 * The components we use, in the sheets that hold their styles. `first` is every page's (`app/AntArea`); `more` comes with the first of its
 * components that is loaded (`tools/antdSlim`). One that is missing here shows without styles.
 */
const sheets = {
  first: ['ConfigProvider', 'Button', 'Checkbox', 'Empty', 'Input', 'Pagination', 'Space', 'Spin', 'Table'],
  more: [
    'DatePicker',
    'Drawer',
    'Dropdown',
    'Form',
    'Image',
    'Modal',
    'notification',
    'Popover',
    'Progress',
    'Segmented',
    'Select',
    'Tooltip',
  ],
} satisfies Record<'first' | 'more', (keyof typeof antd)[]>;

/** The folders of Ant Design whose components have their styles in `more`. */
export const moreFolders = sheets.more.map((name) =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
);

export const antdStylesFolder = join(import.meta.dirname, '../../node_modules/.cache/antd-styles');

/** Writes the sheets, and what Ant Design derives from our theme (shades, sizes); skipped where nothing changed. */
export function writeAntdStyles(): void {
  const { version } = createRequire(import.meta.url)('antd/package.json') as { version: string };
  const stamp = createHash('sha256')
    .update(JSON.stringify([version, theme, readFileSync(import.meta.filename, 'utf8')]))
    .digest('hex');
  const stampFile = join(antdStylesFolder, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(antdStylesFolder, { recursive: true });
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const cache = createCache();
  const customTheme = (node: JSX.Element) =>
    createElement(
      StyleProvider,
      { cache },
      createElement(antd.ConfigProvider, { theme: { ...theme, zeroRuntime: false } }, node),
    );
  for (const [name, includes] of Object.entries(sheets)) {
    renderStyles({ includes, antdInstance: antd as never, customTheme });
    // `once`: without what an earlier sheet holds.
    writeFileSync(join(antdStylesFolder, `${name}.css`), extractStyle(cache, { plain: true, once: true }));
  }
  process.env.NODE_ENV = environment;
  const { defaultAlgorithm, defaultSeed } = antd.theme;
  writeFileSync(
    join(antdStylesFolder, 'tokens.json'),
    JSON.stringify(defaultAlgorithm({ ...defaultSeed, ...theme.token })),
  );
  writeFileSync(stampFile, stamp);
}
