import { companyColours } from './companyColours';
import type { AccentShades, Shade } from './webSettings';

/**
 * Returns CSS that replaces the default accent by a company's colour `#rrggbb`, in the portal's styles and in Ant
 * Design's variables derived from it, light and dark. `shades` are the variables that the build found to derive from
 * the accent (`tools/accentShades`).
 */
export function companyStyles(colour: string, shades: AccentShades): string {
  const { light, dark } = companyColours(colour);
  const tokens = (colours: typeof light) => Object.entries(colours).map(([name, value]) => `--${name}:${value}`);
  const ant = (theme: Record<string, Shade>) =>
    Object.entries(theme).map(
      ([name, shade]) => `${name}:color-mix(in srgb, var(--brick) ${shade.percent}%, ${shade.with})`,
    );
  const rule = (selector: string, properties: string[]) => `${selector}{${properties.join(';')}}`;
  // Each Ant Design element has the class. It is repeated because some elements set their own variables.
  const ofAnt = '.posventa.posventa.posventa';
  const isDark = ":root[data-theme='dark']";
  const isLight = ":root:not([data-theme='dark'])";
  return [
    rule(':root:root', tokens(light)),
    rule(`${isDark}:root`, tokens(dark)),
    rule(`${isLight} ${ofAnt}`, ant(shades.light)),
    rule(`${isDark} ${ofAnt}`, ant(shades.dark)),
    // Ant Design fills its buttons with the accent, whose text is white.
    ...(light.brand === light.brick ? [] : [rule(`${isLight} ${ofAnt}${filledButton}`, filled)]),
  ].join('');
}

const filledButton = '.ant-btn-color-primary.ant-btn-variant-solid:not(:disabled)';
/** A light colour has an edge that is seen on a white page. */
const filled = [
  '--ant-btn-solid-bg-color:var(--brand)',
  '--ant-btn-solid-bg-color-hover:var(--brand-hover)',
  '--ant-btn-solid-bg-color-active:var(--brand-hover)',
  '--ant-btn-text-color:var(--on-brand)',
  '--ant-btn-border-color:var(--brick)',
];
