/**
 * Writes Ant Design's styles for the portal's themes into style sheets, so that the browser generates none. It uses Ant
 * Design's `zeroRuntime` and its extraction (https://ant.design/docs/react/zero-runtime).
 */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle as renderStyles } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type JSX } from 'react';
import { darkTheme, lightTheme } from '../app/antTheme';
import { darkColours, lightColours } from '../contract/designTokens';
import { accentFile, type AccentShades } from '../contract/webSettings';
import { accentShades } from './accentShades';
import { withoutUnused } from './antdUnused';
import { writeStyleModules } from './antdStyleModules';

/**
 * The components whose styles are written: those that the portal uses. The build fails for a component that is missing
 * here (`antdStyleModules`).
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

/** The class with the theme's custom properties (`theme.cssVar.key`). */
const cssVariablesClass = 'posventa';

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

/**
 * Removes Ant Design's thirteen palettes, a hundred and forty properties: only components that the portal does not use
 * read them (such as tags). It makes the styles of every page behind the login 3 % smaller.
 */
const withoutPalettes = (css: string): string =>
  css.replace(
    /--ant-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(?:-\d+)?:[^;{}]+;?/g,
    '',
  );

/** Sources of the sheets. */
const sources = [
  ...['antdStyles.ts', 'antdStyleModules.ts', 'antdUnused.ts', 'accentShades.ts'],
  ...['../app/theme.ts', '../app/antTheme.ts', '../contract/designTokens.ts'],
];

/**
 * Writes, unless no source changed:
 *
 * - `antd.css`, all styles of the light theme, for Storybook;
 * - `base.css` and the sheets of each component, which the build of the portal loads with the component's code, and the
 *   modules that import them (`antdStyleModules`);
 * - `antd-dark.css`, the properties in which the dark theme differs;
 * - `accent.json`, which colours follow a company's colour (`accentShades`).
 */
export function writeAntdStyles(): void {
  const { version } = createRequire(import.meta.url)('antd/package.json') as { version: string };
  const stamp = createHash('sha256')
    .update(JSON.stringify([version, ...sources.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))]))
    .digest('hex');
  const stampFile = join(antdStylesFolder, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(antdStylesFolder, { recursive: true, force: true });
  mkdirSync(antdStylesFolder, { recursive: true });
  const light = stylesOf(lightTheme);
  const dark = stylesOf(darkTheme);
  writeFileSync(join(antdStylesFolder, 'antd.css'), [...light.sheets.values()].join('\n'));
  for (const [name, css] of light.sheets) writeFileSync(join(antdStylesFolder, `${name}.css`), css);
  writeStyleModules(antdStylesFolder, [...light.sheets.keys()]);
  writeFileSync(join(antdStylesFolder, 'antd-dark.css'), darkSheet(light.variables, dark.variables));
  const lightCss = [...light.sheets.values()].join('\n');
  const darkCss = [...dark.sheets.values()].join('\n');
  const accents: AccentShades = {
    light: accentShades(lightCss, lightColours.brick, { ...antd.theme.getDesignToken(lightTheme) }),
    dark: accentShades(darkCss, darkColours.brick, { ...antd.theme.getDesignToken(darkTheme) }),
  };
  writeFileSync(join(antdStylesFolder, accentFile), JSON.stringify(accents));
  writeFileSync(stampFile, stamp);
}

/** The sheet of what all components share: the theme's properties, links and icons. */
const baseSheet = 'base';

/**
 * Returns Ant Design's styles in a theme: `sheets` with the custom properties of a component (`Button`) and with the rules
 * of each of its parts (`Button-Button`, `Button-compact`), and separately the custom properties, which are the only
 * difference between themes.
 */
function stylesOf(config: antd.ThemeConfig): { sheets: Map<string, string>; variables: string } {
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
  const sheets = new Map([[baseSheet, '']]);
  let variables = '';
  for (const [key, entry] of cache.cache) {
    const css = styleOf(cache, key, entry);
    const [type, ...path] = key.split('%');
    // The extraction also renders some parts outside the portal's theme.
    if (type !== 'style' && !css.includes(`.${cssVariablesClass}`)) continue;
    // `style%%Button-compact%ant-btn%anticon`, `cssVar%Button%posventa%…`, `token%…`, `style%%Shared%ant`
    const name = (type === 'style' ? path[1] : path[0]) ?? '';
    const isOfComponent = type !== 'token' && /^[A-Z]/.test(name) && name !== 'Shared';
    const sheet = isOfComponent ? name : baseSheet;
    sheets.set(sheet, (sheets.get(sheet) ?? '') + css);
    if (type !== 'style') variables += css;
  }
  process.env.NODE_ENV = environment;
  return { sheets, variables };
}

/** Returns the style sheet of one entry of the cache, without the extraction's list of entries. */
function styleOf(cache: ReturnType<typeof createCache>, key: string, entry: unknown): string {
  const one = createCache();
  one.cache.set(key, entry as never);
  one.updateTimes = cache.updateTimes;
  const css = extractStyle(one, { plain: true }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
  return withoutUnused(withoutPalettes(inRem(css)));
}

/** Returns the properties of each rule (`.posventa.ant-btn{--ant-…:…;…}`), by the rule's selector. */
function propertiesOf(variables: string): Map<string, string[]> {
  const rules = [...variables.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return new Map(rules.map(([, selector, body]) => [selector!, body!.split(';').filter(Boolean)]));
}

/** Returns the properties in which the dark theme differs from the light one, for pages in dark mode. */
function darkSheet(light: string, dark: string): string {
  const lightProperties = propertiesOf(light);
  return [...propertiesOf(dark)]
    .map(([selector, properties]) => {
      const lightRules = new Set(lightProperties.get(selector));
      return [selector, properties.filter((property) => !lightRules.has(property))] as const;
    })
    .filter(([, properties]) => properties.length > 0)
    .map(([selector, properties]) => `:root[data-theme='dark'] ${selector}{${properties.join(';')}}`)
    .join('\n');
}
