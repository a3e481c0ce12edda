import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourRoles } from '../../src/app/colourRolesText';
import { markPairs, minContrast, textPairs } from '../../src/app/contrastPairs';
import { contrast, darkGround, lighten } from '../../src/contract/colour';
import { darkColours, lightColours, type ColourName } from '../../src/contract/designTokens';

const folder = join(__dirname, '../../src');
const tokensFile = join('app', 'styles', 'tokens.css');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const declared = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name!);

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('in the %s theme', (_theme, colours) => {
  test.each(textPairs)('%s has enough contrast for text on %s', (ink, ground) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(minContrast.words);
  });
  test.each(markPairs)('%s has enough contrast for marks on %s', (mark, ground) => {
    expect(contrast(colours[mark], colours[ground])).toBeGreaterThanOrEqual(minContrast.marks);
  });
});

test('every colour of the light theme has a dark one, except those that are equal in both', () => {
  const same = ['focus-ring', 'on-wall', 'plate', 'brick-shade', 'brick-shade-end'];
  const names = Object.keys(lightColours) as ColourName[];
  expect(names.filter((name) => lightColours[name] === darkColours[name]).sort()).toEqual(same.sort());
});

test('danger is told from the accent without its hue: darker on light pages, paler on dark ones', () => {
  expect(contrast(lightColours.danger, lightColours.brick)).toBeGreaterThan(1.25);
  expect(contrast(darkColours.danger, darkColours.surface)).toBeGreaterThan(
    contrast(darkColours.brick, darkColours.surface),
  );
});

test("a company's accent is calculated for the lightest background of the dark theme", () => {
  const grounds = (['paper', 'surface', 'brick-soft', 'table-head', 'row-hover'] as const).map(
    (name) => darkColours[name],
  );
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
    expect(contrast(accent, mixed(accent, 16, darkColours.surface))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, darkColours['on-brick'])).toBeGreaterThanOrEqual(4.5);
  },
);

test('the style sheets beside the components are found', () => {
  expect(sheets.length).toBeGreaterThan(30);
});

test.each(sheets.filter((file) => file !== tokensFile))('%s uses only tokens as colours', (file) => {
  expect(read(file).match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi) ?? []).toEqual([]);
});

test('every token that a style uses exists', () => {
  const named = sheets.flatMap((file) => [...read(file).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!));
  const known = new Set(sheets.flatMap((file) => declared(read(file))));
  // Ant Design defines the tokens with its prefix.
  expect([...new Set(named)].filter((name) => !name.startsWith('ant-') && !known.has(name))).toEqual([]);
});

test('every colour has its role in the style guide, once, and every role its colour', () => {
  const named = Object.values(colourRoles).flatMap((roles) => Object.keys(roles));
  expect(named.sort()).toEqual(Object.keys(lightColours).sort());
});
