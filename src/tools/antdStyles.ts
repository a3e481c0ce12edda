/**
 * Writes Ant Design's styles for the portal's themes into style sheets, so that the browser generates none. It uses Ant
 * Design's `zeroRuntime` and its extraction (https://ant.design/docs/react/zero-runtime).
 */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle as renderStyles } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type JSX } from 'react';
import { darkPalette, darkTheme } from '../app/darkTheme';
import { palette, theme } from '../app/theme';
import { accentFile, type AccentShades } from '../contract/webSettings';
import { accentShades } from './accentShades';

/**
 * The components whose styles the sheet contains: those that the portal uses. A component that is missing here renders
 * without styles.
 */
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
  'Mentions',
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

/**
 * Converts pixels to rem for texts and the fields around them, so that they follow the browser's text size; Ant Design
 * uses pixels.
 */
const inRem = (css: string): string =>
  css.replace(
    /(--ant-[\w-]*(?:font-size|font-height|control-height|line-height)[\w-]*:)(\d+(?:\.\d+)?)px/g,
    (_, name: string, pixels: string) => `${name}${Number(pixels) / 16}rem`,
  );

/** Sources of the sheets. */
const sources = ['antdStyles.ts', 'accentShades.ts', '../app/theme.ts', '../app/darkTheme.ts'];

/**
 * Writes the sheets of both themes, and which of their colours follow a company's colour (`accentShades`); does nothing
 * if no source changed.
 */
export function writeAntdStyles(): void {
  const { version } = createRequire(import.meta.url)('antd/package.json') as { version: string };
  const stamp = createHash('sha256')
    .update(JSON.stringify([version, ...sources.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))]))
    .digest('hex');
  const stampFile = join(antdStylesFolder, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(antdStylesFolder, { recursive: true });
  const light = stylesOf(theme);
  const dark = stylesOf(darkTheme);
  writeFileSync(join(antdStylesFolder, 'antd.css'), light.css);
  writeFileSync(join(antdStylesFolder, 'antd-dark.css'), darkSheet(light.variables, dark.variables));
  const accents: AccentShades = {
    light: accentShades(light.css, palette.brick, { ...antd.theme.getDesignToken(theme) }),
    dark: accentShades(dark.css, darkPalette.brick, { ...antd.theme.getDesignToken(darkTheme) }),
  };
  writeFileSync(join(antdStylesFolder, accentFile), JSON.stringify(accents));
  writeFileSync(stampFile, stamp);
}

/**
 * Returns Ant Design's styles in a theme: all of them, and separately their custom properties, which are the only
 * difference between themes.
 */
function stylesOf(config: antd.ThemeConfig): { css: string; variables: string } {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const cache = createCache();
  const customTheme = (node: JSX.Element) =>
    createElement(
      StyleProvider,
      { cache },
      createElement(antd.ConfigProvider, { theme: { ...config, zeroRuntime: false } }, node),
    );
  renderStyles({ includes: components, antdInstance: antd as never, customTheme });
  const css = inRem(extractStyle(cache, { plain: true, once: true }));
  // Must run after the extraction of all styles: with `once` it only returns what has not been extracted before.
  const variables = extractStyle(cache, { plain: true, types: ['token', 'cssVar'] });
  process.env.NODE_ENV = environment;
  return { css, variables };
}

/** Returns the properties of each rule (`.posventa.ant-btn{--ant-…:…;…}`), by the rule's selector. */
function propertiesOf(variables: string): Map<string, string[]> {
  const rules = [...variables.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return new Map(rules.map(([, selector, body]) => [selector!, body!.split(';').filter(Boolean)]));
}

/** Returns the properties in which the dark theme differs from the light one, for pages in dark mode. */
function darkSheet(light: string, dark: string): string {
  const lightProperties = propertiesOf(light);
  return (
    [...propertiesOf(dark)]
      .map(([selector, properties]) => {
        const lightRules = new Set(lightProperties.get(selector));
        return [selector, properties.filter((property) => !lightRules.has(property))] as const;
      })
      // The extraction also renders some parts outside the portal's theme.
      .filter(([selector, properties]) => selector.startsWith('.posventa') && properties.length > 0)
      .map(([selector, properties]) => `:root[data-theme='dark'] ${selector}{${properties.join(';')}}`)
      .join('\n')
  );
}
