/** Every colour that a company can have: the texts and marks of the portal, of Ant Design and of mails are readable. */
import { theme as antTheme } from 'antd';
import { darkTheme, lightTheme } from '../../src/app/antTheme';
import { markPairs, minContrast, textPairs } from '../../src/app/contrastPairs';
import { brick, colourProblem, contrast, darken, mixed, nearestColour, textOn } from '../../src/contract/colour';
import { companyColours } from '../../src/contract/companyColours';
import { companyStyles } from '../../src/contract/companyStyles';
import { darkColours, lightColours, type ColourName } from '../../src/contract/designTokens';
import { accentShades } from '../../src/tools/accentShades';

/** The same numbers between 0 and 1 in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const random = randomNumbers(62);
const channel = () =>
  Math.floor(random() * 256)
    .toString(16)
    .padStart(2, '0');
const randomColours = Array.from({ length: 400 }, () => `#${channel()}${channel()}${channel()}`);
const known = [
  '#FFD400',
  '#8A7000',
  '#00C2A8',
  '#7FB2E5',
  '#000000',
  '#1F4FA8',
  '#767676',
  '#1A1A2E',
  '#FF0000',
  brick,
];
/** Those that can be a company's; of the others the nearest. */
const colours = [...known, ...randomColours].map((colour) => (colourProblem(colour) ? nearestColour(colour) : colour));

const themes = [
  ['light', lightColours, lightTheme],
  ['dark', darkColours, darkTheme],
] as const;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe.each(themes)('in the %s theme', (theme, usual, ant) => {
  const tokens = { ...antTheme.getDesignToken(ant) };
  const css = Object.entries(tokens)
    .map(([name, value]) => `--ant-${kebab(name)}:${String(value)};`)
    .join('');
  const shades = accentShades(css, usual.brick, tokens);
  const antColour = (name: string, accent: string) => {
    const shade = shades[`--ant-${name}`];
    if (!shade || shade.with === 'transparent') throw new Error(`Ant Design's ${name} is no mixture of the accent.`);
    return mixed(accent, shade.percent, shade.with === 'white' ? '#ffffff' : '#000000');
  };

  test('every text and mark that the portal draws is readable in every company colour', () => {
    const low = colours.flatMap((colour) => {
      const all: Record<ColourName, string> = { ...usual, ...companyColours(colour)[theme] };
      const failing = (pairs: typeof textPairs, least: number) =>
        pairs
          .filter(([ink, ground]) => contrast(all[ink], all[ground]) < least)
          .map(([ink, ground]) => `${colour}: ${ink} ${all[ink]} on ${ground} ${all[ground]}`);
      return [...failing(textPairs, minContrast.words), ...failing(markPairs, minContrast.marks)];
    });
    expect(low).toEqual([]);
  });

  test("Ant Design's links, chosen entries, days and rows are readable in every company colour", () => {
    const low = colours.flatMap((colour) => {
      const { brick: accent } = companyColours(colour)[theme];
      const chosen = antColour('control-item-bg-active', accent);
      const pairs = [
        ['link', antColour('color-link', accent), usual.surface],
        ['link under the pointer', antColour('color-link-hover', accent), usual.surface],
        ['pressed link', antColour('color-link-active', accent), usual.surface],
        ['accent in a chosen row', accent, chosen],
        ['text of a chosen entry', usual.ink, chosen],
        ['text of a chosen entry under the pointer', usual.ink, antColour('control-item-bg-active-hover', accent)],
        ['text of a chosen day', theme === 'light' ? '#ffffff' : usual['on-brand'], accent],
      ] as const;
      return pairs
        .filter(([, ink, ground]) => contrast(ink, ground) < minContrast.words)
        .map(([what, ink, ground]) => `${colour}: ${what}, ${ink} on ${ground}`);
    });
    expect(low).toEqual([]);
  });

  test('a main button looks neither disabled nor like another button', () => {
    const low = colours.filter((colour) => {
      const { brand, brick: edge } = companyColours(colour)[theme];
      // Without its edge it has a colour, or it is dark on light, or light on dark.
      return contrast(brand, usual.surface) < 1.3 || contrast(edge, usual.surface) < minContrast.marks;
    });
    expect(low).toEqual([]);
  });
});

test('the usual colour stays as it is, and so does one with white text that is readable on all grounds', () => {
  for (const colour of [brick, '#1F4FA8', '#000000']) expect(darken(colour)).toBe(colour);
  expect(companyColours(brick).light).toMatchObject({ brick, brand: brick, 'on-brand': '#FFFFFF' });
});

test.each([
  ['#FFD400', '#000000'],
  ['#00C2A8', '#000000'],
  ['#8A7000', '#FFFFFF'],
])('a company can have %s: its buttons have it, with text in %s, and its links are darker', (colour, text) => {
  expect(colourProblem(colour)).toBeUndefined();
  const { light } = companyColours(colour);
  expect([light.brand, light['on-brand'], textOn(colour)]).toEqual([colour, text, text]);
  expect(contrast(light.brick, '#ffffff')).toBeGreaterThan(contrast(colour, '#ffffff'));
  expect(companyStyles(colour, { light: {}, dark: {} })).toContain('--ant-btn-text-color:var(--on-brand)');
});

test.each(['#FFFFFF', '#FFF9C4', '#E6E6E6', '#B0B0B0', '#D8CFC4'])(
  '%s is refused, because its buttons look like others or like disabled ones; the nearest works',
  (colour) => {
    expect(colourProblem(colour)).toBe('pale');
    expect(colourProblem(nearestColour(colour))).toBeUndefined();
  },
);

test('a grey of the dark theme is nearly white, also one that was mixed from a dark colour', () => {
  for (const colour of ['#000000', '#767676', '#1A1A2E'])
    expect(contrast(companyColours(colour).dark.brand, darkColours.surface)).toBeGreaterThan(10);
});

test('with a usual colour Ant Design fills its buttons itself', () => {
  expect(companyStyles('#1F4FA8', { light: {}, dark: {} })).not.toContain('--ant-btn');
});
