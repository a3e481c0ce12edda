import { darkGround, lightened } from './colour';
import type { AccentShades, Shade } from './webSettings';

/**
 * A company's colour `#rrggbb` in the place of ours, in our own styles and in Ant Design's variables that come from it, light and dark,
 * as CSS. `shades` is what the build found to come from the accent (`tools/accentShades`).
 */
export function companyStyles(colour: string, shades: AccentShades): string {
  const mix = (percent: number, other: string) => `color-mix(in srgb, var(--brick) ${percent}%, ${other})`;
  const ant = (theme: Record<string, Shade>) =>
    Object.entries(theme).map(([name, shade]) => `${name}:${mix(shade.percent, shade.with)}`);
  const wall = (percent: number) => `--wall:color-mix(in srgb, ${colour} ${percent}%, black)`;
  const light = [
    `--brick:${colour}`,
    `--brick-dark:${mix(80, 'black')}`,
    `--brick-soft:${mix(12, 'white')}`,
    `--brick-shade:color-mix(in srgb, color-mix(in srgb, ${colour} 35%, black) 75%, transparent)`,
    '--brick-shade-end:transparent',
    wall(80),
  ];
  const dark = [
    `--brick:${lightened(colour, darkGround)}`,
    `--brick-dark:${mix(75, 'white')}`,
    `--brick-soft:${mix(16, 'var(--surface)')}`,
    wall(60),
  ];
  const rule = (selector: string, properties: string[]) => `${selector}{${properties.join(';')}}`;
  // Each of Ant Design's elements bears the class, and some set their variables themselves.
  const ofAnt = '.posventa.posventa.posventa';
  const isDark = ":root[data-theme='dark']";
  return [
    rule(':root:root', light),
    rule(`${isDark}:root`, dark),
    rule(`:root:not([data-theme='dark']) ${ofAnt}`, ant(shades.light)),
    rule(`${isDark} ${ofAnt}`, ant(shades.dark)),
  ].join('');
}
