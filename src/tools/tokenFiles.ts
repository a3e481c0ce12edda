import {
  breakpoints,
  darkColours,
  fontFamily,
  heights,
  lightColours,
  low,
  radius,
  shadows,
  space,
  text,
  weights,
} from '../contract/designTokens';

const rem = (pixels: number): string => `${pixels / 16}rem`;
const lowercase = (value: string): string => (value.startsWith('#') ? value.toLowerCase() : value);
const rule = (selector: string, properties: [string, string][]): string =>
  `${selector} {\n${properties.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
const colourNames = Object.keys(lightColours) as (keyof typeof lightColours)[];

/** The custom properties that are the same in all themes, and that no rule sets again. */
export const constantTokens: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(text).flatMap(([name, { size, line }]) => [
      [`text-${name}`, rem(size)],
      [`line-${name}`, rem(line)],
    ]),
  ),
  ...Object.fromEntries(Object.entries(space).map(([name, pixels]) => [`space-${name}`, `${pixels}px`])),
  radius: `${radius.m}px`,
  'radius-s': `${radius.s}px`,
  'radius-pill': `${radius.pill}px`,
  'header-height': `${heights.header}px`,
  'bottom-bar': `${heights.bottomBar}px`,
  touch: rem(heights.touch),
};

/** Returns `app/styles/tokens.css`: the custom properties of our styles. */
export function tokenSheet(): string {
  const light: [string, string][] = [
    ['color-scheme', 'light'],
    ...colourNames.map((name): [string, string] => [`--${name}`, lowercase(lightColours[name])]),
    ...Object.entries(constantTokens).map(([name, value]): [string, string] => [`--${name}`, value]),
    ['--shadow', shadows.raised[0]],
    ['--shadow-focus', shadows.focus[0]],
    ['--font', fontFamily],
  ];
  const dark: [string, string][] = [
    ['color-scheme', 'dark'],
    ...colourNames
      .filter((name) => darkColours[name] !== lightColours[name])
      .map((name): [string, string] => [`--${name}`, lowercase(darkColours[name])]),
    ['--shadow', shadows.raised[1]],
  ];
  return [
    '/* Generated from contract/designTokens by `npm run generate`. Do not edit. `app/colourScheme` sets `data-theme`;\n   `always-light` is for previews of the light theme. */\n',
    rule(':root,\n.always-light', light),
    rule(":root[data-theme='dark']", dark),
  ].join('');
}

const dimension = (value: number) => ({ $value: { value, unit: 'px' } });

/** Returns `docs/design-tokens.json`: the tokens in the W3C's format (DTCG), for Figma and other tools. */
export function tokenExchange(): string {
  const colours = (values: Record<string, string>) => ({
    $type: 'color',
    ...Object.fromEntries(
      Object.entries(values)
        // A mix depends on the company's colour, which other tools do not know.
        .filter(([, value]) => !value.startsWith('color-mix'))
        .map(([name, value]) => [name, { $value: colourValue(value) }]),
    ),
  });
  const group = (values: Record<string, number>) => ({
    $type: 'dimension',
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, dimension(value)])),
  });
  const tokens = {
    $description: 'Generated from src/contract/designTokens.ts by `npm run generate`. Do not edit.',
    colour: { light: colours(lightColours), dark: colours(darkColours) },
    font: {
      family: { $type: 'fontFamily', $value: fontFamily.split(', ').map((name) => name.replaceAll("'", '')) },
      ...Object.fromEntries(weights.map((weight) => [`weight-${weight}`, { $type: 'fontWeight', $value: weight }])),
    },
    text: {
      $type: 'typography',
      ...Object.fromEntries(
        Object.entries(text).map(([name, { size, line }]) => [
          name,
          {
            $value: {
              fontFamily: '{font.family}',
              fontSize: { value: size, unit: 'px' },
              fontWeight: '{font.weight-400}',
              letterSpacing: { value: 0, unit: 'px' },
              lineHeight: line / size,
            },
          },
        ]),
      ),
    },
    space: group(space),
    radius: group(radius),
    shadow: {
      $type: 'shadow',
      raised: {
        light: { $value: shadowValue(0.16) },
        dark: { $value: shadowValue(0.6) },
      },
    },
    breakpoint: group({ ...breakpoints, low }),
  };
  return `${JSON.stringify(tokens, undefined, 2)}\n`;
}

/** Returns a colour as DTCG writes it. */
function colourValue(value: string): object {
  const hex = /^#(..)(..)(..)$/.exec(value);
  const [red, green, blue, alpha] = hex
    ? hex.slice(1).map((part) => parseInt(part, 16))
    : (value.match(/[\d.]+/g) ?? []).map(Number);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((part) => Math.round(((part ?? 0) / 255) * 1000) / 1000),
    alpha: alpha ?? 1,
    ...(hex && { hex: value.toLowerCase() }),
  };
}

/** Returns the shadow of a layer above the page. */
const shadowValue = (alpha: number) => ({
  color: { colorSpace: 'srgb', components: [0, 0, 0], alpha },
  offsetX: { value: 0, unit: 'px' },
  offsetY: { value: 6, unit: 'px' },
  blur: { value: 24, unit: 'px' },
  spread: { value: 0, unit: 'px' },
});
