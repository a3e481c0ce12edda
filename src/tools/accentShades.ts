import { FastColor } from '@ant-design/fast-color';
import type { Shade } from '../contract/webSettings';

const channels = (hex: string): number[] => (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => parseInt(part, 16));

/**
 * Returns the distance between a colour and a mixture (`percent` of an accent over white or black), as the sum of the
 * channel differences.
 */
function distance(accent: number[], colour: number[], percent: number, other: number): number {
  return accent.reduce(
    (sum, channel, index) => sum + Math.abs((channel * percent + other * (100 - percent)) / 100 - colour[index]!),
    0,
  );
}

/** Returns the mixture of an accent that is nearest to a colour. */
function shadeOf(accent: number[], value: string): Shade {
  const colour = channels(value);
  const alpha = colour[3] ?? 255;
  if (alpha < 255) return { with: 'transparent', percent: Math.round((alpha / 255) * 100) };
  let best: Shade & { distance: number } = { with: 'white', percent: 100, distance: Infinity };
  for (const [name, other] of [
    ['white', 255],
    ['black', 0],
  ] as const)
    for (let percent = 5; percent <= 100; percent++) {
      const shadeDistance = distance(accent, colour, percent, other);
      if (shadeDistance < best.distance) best = { with: name, percent, distance: shadeDistance };
    }
  return { with: best.with, percent: best.percent };
}

/** The tokens that Ant Design derives from the primary colour. */
const isOfAccent = (token: string) =>
  /^color(Primary|Info|Link)|^controlOutline$|^controlItemBgActive(Hover)?$/.test(token);

/**
 * Returns the custom properties of Ant Design's styles whose colour derives from the theme's accent, each as a mixture
 * of it. The server mixes a company's colour the same way (`COMPANY_COLOR`). `css` is the CSS that the build generated;
 * `tokens` are the tokens that Ant Design derives from the theme.
 */
export function accentShades(css: string, accent: string, tokens: Record<string, unknown>): Record<string, Shade> {
  const hex = (value: unknown) => new FastColor(String(value)).toHexString().toLowerCase();
  const accents = new Set(
    Object.entries(tokens)
      .filter(([name, value]) => isOfAccent(name) && typeof value === 'string')
      .map(([, value]) => hex(value)),
  );
  const shades: Record<string, Shade> = {};
  for (const [, name, value] of css.matchAll(/(--ant-[\w-]+):(#[0-9a-f]{3,8}|rgba?\([^)]*\))[;}]/gi))
    if (accents.has(hex(value)) && !['#ffffff', '#00000000'].includes(hex(value)))
      shades[name!] = shadeOf(channels(accent), hex(value));
  return shades;
}
