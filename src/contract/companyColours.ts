import { darken, darkGround, hasWhiteText, lighten, mixed, onLight, textOn, wallOf } from './colour';
import { darkSurface, type ColourName } from './designTokens';

/** The tokens that follow a company's colour. */
type CompanyToken = Extract<
  ColourName,
  'brick' | 'brick-dark' | 'brick-soft' | 'brand' | 'brand-hover' | 'on-brand' | 'wall' | 'on-wall' | 'brick-shade'
>;
type CompanyColours = Record<CompanyToken, string>;

/** Returns the colours of the portal for a company's colour `#rrggbb`, with all of the contrast that their texts need. */
export function companyColours(colour: string): Record<'light' | 'dark', CompanyColours> {
  const accent = darken(colour);
  const glow = lighten(colour, darkGround);
  const glowHover = mixed(glow, 75, '#FFFFFF');
  const isDark = hasWhiteText(colour);
  const shade = `${mixed(colour, 35, '#000000')}bf`;
  return {
    light: {
      brick: accent,
      'brick-dark': mixed(accent, 80, '#000000'),
      'brick-soft': mixed(colour, 12, '#FFFFFF'),
      brand: colour,
      'brand-hover': mixed(colour, 80, isDark ? '#000000' : '#FFFFFF'),
      'on-brand': textOn(colour),
      wall: isDark ? wallOf(colour, 80) : colour,
      'on-wall': textOn(colour),
      'brick-shade': isDark ? shade : 'transparent',
    },
    dark: {
      brick: glow,
      'brick-dark': glowHover,
      'brick-soft': mixed(glow, 16, darkSurface),
      brand: glow,
      'brand-hover': glowHover,
      'on-brand': onLight,
      wall: wallOf(colour, 60),
      'on-wall': '#FFFFFF',
      'brick-shade': shade,
    },
  };
}
