import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import parse from 'postcss-selector-parser';
import { colourRoles } from '../../src/app/colourRolesText';
import { markPairs, minContrast, textPairs } from '../../src/app/contrastPairs';
import { contrast, darkGround, lightGround } from '../../src/contract/colour';
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
  const same = ['focus-ring', 'on-wall', 'plate', 'brick-shade'];
  const names = Object.keys(lightColours) as ColourName[];
  expect(names.filter((name) => lightColours[name] === darkColours[name]).sort()).toEqual(same.sort());
});

test('danger is told from the accent without its hue: darker on light pages, paler on dark ones', () => {
  expect(contrast(lightColours.danger, lightColours.brick)).toBeGreaterThan(1.25);
  expect(contrast(darkColours.danger, darkColours.surface)).toBeGreaterThan(
    contrast(darkColours.brick, darkColours.surface),
  );
});

test("a company's accent is calculated for the lightest background of the dark theme, and the darkest of the light one", () => {
  for (const name of ['paper', 'surface', 'brick-soft', 'table-head', 'row-hover'] as const) {
    expect(contrast(darkColours[name], '#ffffff')).toBeGreaterThanOrEqual(contrast(darkGround, '#ffffff'));
    // The soft accent is calculated with the accent.
    if (name !== 'brick-soft')
      expect(contrast(lightColours[name], '#000000')).toBeGreaterThanOrEqual(contrast(lightGround, '#000000'));
  }
});

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

test('no insertion makes the browser compute the styles of a whole page', () => {
  // After `:has()`, an element without a name could be any: the browser then computes every style again, each time an
  // element is inserted into the page.
  const isNamed = (selector: parse.Selector) => {
    const subject = selector.split(({ type }) => type === 'combinator').at(-1) ?? [];
    return subject.some(
      ({ type, value }) =>
        ['class', 'tag', 'id', 'attribute'].includes(type) || [':is', ':where', ':root'].includes(value ?? ''),
    );
  };
  const unnamed = sheets.flatMap((file) => {
    const found: string[] = [];
    postcss.parse(read(file)).walkRules(({ selector }) => {
      for (const each of parse().astSync(selector).nodes)
        if (String(each).includes(':has(') && !isNamed(each)) found.push(`${file}: ${each}`);
    });
    return found;
  });
  expect(unnamed).toEqual([]);
});
