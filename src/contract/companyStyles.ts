import { darkGround, lighten } from './colour';
import type { AccentShades, Shade } from './webSettings';

/**
 * Returns CSS that replaces the default accent by a company's colour `#rrggbb`, in the portal's styles and in Ant
 * Design's variables derived from it, light and dark. `shades` are the variables that the build found to derive from
 * the accent (`tools/accentShades`).
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
    `--brick:${lighten(colour, darkGround)}`,
    `--brick-dark:${mix(75, 'white')}`,
    `--brick-soft:${mix(16, 'var(--surface)')}`,
    wall(60),
  ];
  const rule = (selector: string, properties: string[]) => `${selector}{${properties.join(';')}}`;
  // Each Ant Design element has the class. It is repeated because some elements set their own variables.
  const ofAnt = '.posventa.posventa.posventa';
  const isDark = ":root[data-theme='dark']";
  return [
    rule(':root:root', light),
    rule(`${isDark}:root`, dark),
    rule(`:root:not([data-theme='dark']) ${ofAnt}`, ant(shades.light)),
    rule(`${isDark} ${ofAnt}`, ant(shades.dark)),
  ].join('');
}
