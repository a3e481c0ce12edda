/** Writes Ant Design's styles for our theme into one style sheet, so that the browser generates none (`zeroRuntime`). */
import { extractStyle } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type JSX } from 'react';
import { theme } from '../app/theme';

/** The components we use. One that is missing here shows without styles. */
const components = [
  'ConfigProvider',
  'Button',
  'Form',
  'Input',
  'Pagination',
  'Select',
  'Dropdown',
  'Checkbox',
  'Empty',
  'Spin',
  'Tooltip',
  'Popover',
  'notification',
  'Drawer',
  'Modal',
  'DatePicker',
  'Image',
  'Progress',
  'Segmented',
  'Space',
  'Table',
] satisfies (keyof typeof antd)[];

export const antdStylesFolder = join(import.meta.dirname, '../../node_modules/.cache/antd-styles');

const themed = (node: JSX.Element) =>
  createElement(antd.ConfigProvider, { theme: { ...theme, zeroRuntime: false } }, node);

/** Writes `antd.css`; skipped where nothing changed. */
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
  const css = extractStyle({ includes: components, antdInstance: antd as never, customTheme: themed });
  process.env.NODE_ENV = environment;
  writeFileSync(join(antdStylesFolder, 'antd.css'), css);
  writeFileSync(stampFile, stamp);
}
