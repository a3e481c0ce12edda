import { brick, onLight } from './colour';

/**
 * The look of the portal, the one source of it: `npm run generate` writes the style sheet `app/styles/tokens.css` and
 * the W3C Design Tokens `docs/design-tokens.json` from here, and Ant Design's themes read it (`app/antTheme`).
 * `test/contract/designTokens.test.ts` refuses values outside it. Sizes are pixels; those of text
 * follow the browser's text size.
 */

/** Sizes of text, each with the height of its line. Weights are 400 and 600. */
export const text = {
  xs: { size: 12, line: 16 },
  s: { size: 13, line: 20 },
  m: { size: 14, line: 22 },
  l: { size: 16, line: 24 },
  xl: { size: 20, line: 28 },
  title: { size: 24, line: 32 },
  display: { size: 32, line: 40 },
} as const;
export const weights = [400, 600] as const;
export const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

/** Distances: within a part up to `s`, between parts from `m` on. */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;

/** Corners: of small parts, of fields and panels, and of tags, counts and round marks. */
export const radius = { s: 4, m: 6, pill: 999 } as const;

/** Heights that distances are calculated from. `touch` is the least height of a target on a phone. */
export const heights = { header: 56, bottomBar: 84, touch: 44 } as const;

/**
 * Widths at which a page changes: phones end below 768, cards instead of tables below 1024. From 1280 on a panel fits
 * beside rows and all entries fit in the bar; from 1440 on both fit at once. 320 is the least width that WCAG 1.4.10
 * asks for. Of a height, `low` is where no bar stays in place. A part whose width is not the page's asks its container.
 */
export const breakpoints = { reflow: 320, phone: 768, cards: 1024, panel: 1280, desk: 1440 } as const;
export const low = 480;

/** The background of panels in the dark theme; the browser's own bar has it too. */
export const darkSurface = '#211d1a';

/** Each colour in the light and in the dark theme; one value where both are equal. */
const inBoth = {
  // The accent: text, links and marks of the company's colour.
  brick: [brick, '#E89B6C'],
  'brick-dark': ['#87361A', '#F2B998'],
  'brick-soft': ['#F7E9E1', '#3B2A21'],
  // The company's colour itself, on buttons, and the text on it.
  brand: [brick, '#E89B6C'],
  'brand-hover': ['#87361A', '#F2B998'],
  'on-brand': ['#FFFFFF', onLight],
  // The brick wall of the login pages, and the text on it.
  wall: ['#87361A', '#6B2B15'],
  'on-wall': ['#FFFFFF'],
  'brick-shade': ['rgb(60 22 8 / 0.75)'],
  'focus-ring': ['color-mix(in srgb, var(--brick) 18%, transparent)'],
  // Text and grounds.
  ink: ['#2B2622', '#EFE8E1'],
  'ink-soft': ['#635A52', '#B8ACA0'],
  paper: ['#FAF7F2', '#171412'],
  surface: ['#FFFFFF', darkSurface],
  'table-head': ['#F3EDE5', '#2A2521'],
  'row-hover': ['#FBF6F0', '#28231F'],
  'row-icon-hover': ['rgb(0 0 0 / 0.04)', 'rgb(255 255 255 / 0.08)'],
  skeleton: ['#EFE8DF', '#2A2521'],
  'skeleton-light': ['#F7F2EA', '#352E29'],
  // Under a logo or a plan, which are made for white paper.
  plate: ['#FFFFFF'],
  'over-photo': ['rgb(255 255 255 / 0.92)', 'rgb(33 29 26 / 0.92)'],
  // Lines.
  line: ['#E4DCD2', '#3A332D'],
  'line-strong': ['#8C8177', '#93877B'],
  'field-line': ['#91867B', '#7D7166'],
  // What goes wrong or cannot be undone.
  danger: ['#A0132F', '#FF8F9B'],
  'danger-soft': ['#FDECEA', '#3C1F1C'],
  ok: ['#2E6B3E', '#7FC08F'],
  // States: text, background, border.
  'waits-ink': ['#6B4A00', '#F2CF7A'],
  'waits-soft': ['#FFF4D6', '#38290B'],
  'waits-line': ['#E8CF8C', '#6D5519'],
  'agreed-ink': ['#1F4F7A', '#9CCBF0'],
  'agreed-soft': ['#E6F1FA', '#152A3B'],
  'agreed-line': ['#B5D3EC', '#2F5878'],
  'running-ink': ['#6A2F86', '#D9B3EC'],
  'running-soft': ['#F5EAFA', '#30203A'],
  'running-line': ['#D9BDE8', '#64407A'],
  'done-ink': ['#235C33', '#9AD4A9'],
  'done-soft': ['#E6F4EA', '#16301E'],
  'done-line': ['#B4D9C0', '#35653F'],
  'refused-ink': ['#8F1D17', '#F5AAA3'],
  'refused-line': ['#F0BCB8', '#7C3A34'],
  // The bars of a priority.
  high: ['#D3312A', '#E5534B'],
  medium: ['#B38600', '#F2C230'],
  low: ['#2F8A45', '#4FB067'],
} as const satisfies Record<string, readonly [light: string, dark?: string]>;

export type ColourName = keyof typeof inBoth;

const valuesOf = (theme: 0 | 1) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(inBoth).map(([name, values]) => [name, values[theme] ?? values[0]]),
  ) as Record<ColourName, string>;
export const lightColours = /* @__PURE__ */ valuesOf(0);
export const darkColours = /* @__PURE__ */ valuesOf(1);

/** Shadows: of a layer above the page, and of a field with the focus. */
export const shadows = {
  raised: ['0 6px 24px rgb(0 0 0 / 0.16)', '0 6px 24px rgb(0 0 0 / 0.6)'],
  focus: ['0 0 0 2px var(--focus-ring)'],
} as const;
