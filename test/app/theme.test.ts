import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourRoles } from '../../src/app/colourRolesText';
import { darkBar } from '../../src/app/colourScheme';
import { markPairs, minContrast, textPairs } from '../../src/app/contrastPairs';
import { darkPalette } from '../../src/app/darkTheme';
import { contrast, darkGround, lighten } from '../../src/contract/colour';
import { palette, theme } from '../../src/app/theme';

const folder = join(__dirname, '../../src');
const tokensFile = join('app', 'styles', 'tokens.css');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
/** Returns the declarations of a rule in the tokens' style sheet. */
const tokensOf = (selector: string) => {
  const sheet = read(tokensFile);
  const rule = sheet.slice(sheet.indexOf(`${selector} {`)).split('}')[0]!;
  return Object.fromEntries([...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
};
const tokens = tokensOf('.always-light');
const darkTokens = tokensOf(":root[data-theme='dark']");
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.entries(palette))('our own styles and Ant Design have the same %s', (name, colour) => {
  expect(tokens[kebab(name)]).toBe(colour.toLowerCase());
});

test.each(Object.entries(darkPalette))('the dark theme has the same %s', (name, colour) => {
  expect(darkTokens[kebab(name)]).toBe(colour.toLowerCase());
});

test("the browser's bar has the colour of the dark header", () => {
  expect(darkBar).toBe(darkTokens.surface);
});

describe.each([
  ['light', tokens],
  // Tokens that the dark theme does not set keep their value.
  ['dark', { ...tokens, ...darkTokens }],
])('in the %s theme', (_theme, colours) => {
  test.each(textPairs)('%s has enough contrast for text on %s', (ink, ground) => {
    expect(contrast(colours[ink]!, colours[ground]!)).toBeGreaterThanOrEqual(minContrast.words);
  });
  test.each(markPairs)('%s has enough contrast for marks on %s', (mark, ground) => {
    expect(contrast(colours[mark]!, colours[ground]!)).toBeGreaterThanOrEqual(minContrast.marks);
  });
});

test('every colour of the light theme has a dark one, except those that are equal in both', () => {
  const same = ['focus-ring', 'on-wall', 'plate', 'medium', 'brick-shade', 'brick-shade-end'];
  const colours = Object.keys(tokens).filter((name) => /^(#|rgb|color-mix)/.test(tokens[name]!));
  expect(colours.filter((name) => !(name in darkTokens)).sort()).toEqual(same.sort());
});

test("a company's accent is calculated for the lightest background of the dark theme", () => {
  const grounds = ['paper', 'surface', 'brick-soft', 'table-head', 'row-hover'].map((name) => darkTokens[name]!);
  for (const ground of grounds)
    expect(contrast(ground, '#ffffff')).toBeGreaterThanOrEqual(contrast(darkGround, '#ffffff'));
});

/** Returns the mixed colour that the browser computes for `plugins/web`: `percent` of a colour over another. */
const mixed = (colour: string, percent: number, ground: string) => {
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const [top, below] = [channels(colour), channels(ground)] as [number[], number[]];
  const parts = top.map((part, at) => Math.round((part * percent + below[at]! * (100 - percent)) / 100));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

test.each(['#000000', '#1F4FA8', '#006A4E', '#B00020', '#6A1B9A', '#767676', '#8A5A00', '#0000FF'])(
  "a company's %s has enough contrast on the current entry in the dark theme",
  (colour) => {
    const accent = lighten(colour, darkGround);
    expect(contrast(accent, mixed(accent, 16, darkTokens.surface!))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, darkTokens['on-brick']!)).toBeGreaterThanOrEqual(4.5);
  },
);

test('corners and fonts are equal too', () => {
  expect(tokens.radius).toBe(`${theme.token?.borderRadius}px`);
  expect(tokens.font?.replace(/\s+/g, ' ')).toBe(theme.token?.fontFamily);
});

test('the style sheets beside the components are found', () => {
  expect(sheets.length).toBeGreaterThan(30);
});

test.each(sheets.filter((file) => file !== tokensFile))('%s uses only tokens as colours', (file) => {
  expect(read(file).match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi) ?? []).toEqual([]);
});

test('every token that a style uses exists', () => {
  const named = sheets.flatMap((file) => [...read(file).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!));
  // Ant Design defines the tokens with its prefix.
  const own = named.filter((name) => !name.startsWith('ant-'));
  expect([...new Set(own)].filter((name) => tokens[name] === undefined)).toEqual([]);
});

test('every colour token has its role in the style guide, and every role its token', () => {
  const measures = /^(space|radius|header-height|font|shadow|row-icon|table-width|cell-gap)$/;
  const named = Object.values(colourRoles).flatMap((roles) => Object.keys(roles));
  expect(named.sort()).toEqual(
    Object.keys(tokens)
      .filter((name) => !measures.test(name))
      .sort(),
  );
});
