/**
 * Writes Ant Design's styles for our theme into a style sheet, so that the browser generates none: its own `zeroRuntime` and extraction
 * (https://ant.design/docs/react/zero-runtime).
 */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle as renderStyles } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type JSX } from 'react';
import { theme } from '../app/theme';
import { accentFile } from '../contract/webSettings';
import { accentShades } from './accentShades';

/** The components whose styles the sheet holds: those that we use. One that is missing here shows without styles. */
const components = [
  'Button',
  'Checkbox',
  'ConfigProvider',
  'DatePicker',
  'Drawer',
  'Dropdown',
  'Empty',
  'Form',
  'Image',
  'Input',
  'Modal',
  'notification',
  'Pagination',
  'Popover',
  'Progress',
  'QRCode',
  'Segmented',
  'Select',
  'Space',
  'Spin',
  'Table',
  'Tooltip',
] satisfies (keyof typeof antd)[];

export const antdStylesFolder = join(import.meta.dirname, '../../node_modules/.cache/antd-styles');

/** Texts, and the fields around them, grow with the size that somebody has set in the browser: Ant Design gives them pixels. */
const inRem = (css: string): string =>
  css.replace(
    /(--ant-[\w-]*(?:font-size|font-height|control-height|line-height)[\w-]*:)(\d+(?:\.\d+)?)px/g,
    (_, name: string, pixels: string) => `${name}${Number(pixels) / 16}rem`,
  );

/** Writes the sheet, and which of its colours follow a company's colour (`accentShades`); skipped where nothing changed. */
export function writeAntdStyles(): void {
  const { version } = createRequire(import.meta.url)('antd/package.json') as { version: string };
  const stamp = createHash('sha256')
    .update(
      JSON.stringify([
        version,
        theme,
        ...[import.meta.filename, join(import.meta.dirname, 'accentShades.ts')].map((file) =>
          readFileSync(file, 'utf8'),
        ),
      ]),
    )
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
  renderStyles({ includes: components, antdInstance: antd as never, customTheme });
  const css = inRem(extractStyle(cache, { plain: true, once: true }));
  process.env.NODE_ENV = environment;
  writeFileSync(join(antdStylesFolder, 'antd.css'), css);
  writeFileSync(
    join(antdStylesFolder, accentFile),
    JSON.stringify(accentShades(css, { ...antd.theme.getDesignToken(theme) })),
  );
  writeFileSync(stampFile, stamp);
}
