/**
 * Writes Ant Design's styles for our theme, one file for each group of screens, so that the browser generates none
 * (`zeroRuntime`) and the login page doesn't load the table's.
 */
import { extractStyle } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { theme } from '../app/theme';

const groups = {
  login: ['ConfigProvider', 'Button', 'Form', 'Input'],
  list: [
    'Table',
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
  ],
  form: ['DatePicker', 'Image', 'Progress', 'Segmented', 'Space'],
} satisfies Record<string, (keyof typeof antd)[]>;

export const antdStylesFolder = join(import.meta.dirname, '../../node_modules/.cache/antd-styles');

const themed = (node: JSX.Element) =>
  createElement(antd.ConfigProvider, { theme: { ...theme, zeroRuntime: false } }, node);

const extract = (includes: string[]) => extractStyle({ includes, antdInstance: antd as never, customTheme: themed });

/** What components read from the theme in JavaScript: sizes, flags, their own tokens and the few colours of empty states. */
function themeTokens(): Record<string, unknown> {
  let tokens: Record<string, unknown> = {};
  const Reader = () => {
    tokens = antd.theme.useToken().token as unknown as Record<string, unknown>;
    return null;
  };
  renderToString(themed(createElement(Reader)));
  const isRead = (name: string, value: unknown) => typeof value !== 'string' || /^color(Fill|Bg|Text)/.test(name);
  return Object.fromEntries(Object.entries(tokens).filter(([name, value]) => isRead(name, value)));
}

/** Splits a style sheet into its top-level rules. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
}

/** Writes `login.css`, `list.css` and `form.css`, each with what the ones before it don't hold; skipped where nothing changed. */
export function writeAntdStyles(): void {
  const { version } = createRequire(import.meta.url)('antd/package.json') as { version: string };
  const stamp = createHash('sha256')
    .update(JSON.stringify([version, theme, groups, readFileSync(import.meta.filename, 'utf8')]))
    .digest('hex');
  const stampFile = join(antdStylesFolder, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(antdStylesFolder, { recursive: true });
  const seen = new Set<string>();
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  for (const [name, includes] of Object.entries(groups)) {
    const rules = rulesOf(extract(includes)).filter((rule) => !seen.has(rule));
    for (const rule of rules) seen.add(rule);
    writeFileSync(join(antdStylesFolder, `${name}.css`), rules.join('\n'));
  }
  writeFileSync(join(antdStylesFolder, 'tokens.json'), JSON.stringify(themeTokens()));
  process.env.NODE_ENV = environment;
  writeFileSync(stampFile, stamp);
}
