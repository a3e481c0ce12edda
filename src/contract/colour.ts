/**
 * Requirements for a company's colour, set by a variable or on the screen, and its lighter version for dark
 * backgrounds.
 */

/** The accent colour if the company has none of its own. */
export const brick = '#A8441F';

/**
 * The lightest background of accent-coloured text in the dark theme: a selected row or entry. A test checks that the
 * backgrounds of `contract/designTokens` are not lighter.
 */
export const darkGround = '#3B342E';

/** Returns the channels of a colour `#rrggbb`, 0 to 255; undefined if `text` is not a colour. */
function channelsOf(text: string): number[] | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)?.slice(1);
  return parts?.map((hex) => parseInt(hex, 16));
}

/** Returns the relative luminance of WCAG. */
function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast ratio of WCAG between two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [one, other].map((colour) => luminance(channelsOf(colour) ?? [0, 0, 0])).sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** Minimum contrast of small text (WCAG AA). */
const readable = 4.5;

/** Returns `channels` as `#rrggbb`. */
const hexOf = (channels: number[]): string =>
  `#${channels.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The lightest ground of accent-coloured text in the light theme: 12 % of the colour over white (`companyStyles`). */
const softOf = (channels: number[]): string => hexOf(channels.map((part) => part * 0.12 + 255 * 0.88));

/** Whether white text is readable on a colour, and text of that colour on its own soft ground. */
const isReadable = (channels: number[]): boolean =>
  contrast(hexOf(channels), '#ffffff') >= readable && contrast(hexOf(channels), softOf(channels)) >= readable;

/** Returns the nearest colour of the same hue that can be the company's: a darker one. */
export function nearestColour(text: string): string {
  const channels = channelsOf(text) ?? [0, 0, 0];
  for (let black = 0; black < 1; black += 0.02) {
    const darker = channels.map((part) => Math.floor(part * (1 - black)));
    if (isReadable(darker)) return hexOf(darker).toUpperCase();
  }
  return '#000000';
}

/**
 * Returns why a colour cannot be the company's: it is not a colour (`format`), or texts on it or of it are unreadable
 * (`light`).
 */
export function colourProblem(text: string): 'format' | 'light' | undefined {
  const channels = channelsOf(text);
  if (!channels) return 'format';
  return isReadable(channels) ? undefined : 'light';
}

/** A grey accent of the dark theme: a darker grey would make a button look disabled. */
const lightGrey = '#e6e1dc';

/** Mixes a colour with white until its text is readable on a dark `ground`. A grey becomes nearly white. */
export function lighten(colour: string, ground: string): string {
  const channels = channelsOf(colour) ?? [0, 0, 0];
  if (Math.max(...channels) - Math.min(...channels) < 16) return lightGrey;
  for (let white = 0; white < 1; white += 0.05) {
    const mixed = hexOf(channels.map((part) => part + (255 - part) * white));
    if (contrast(mixed, ground) >= readable) return mixed;
  }
  return '#ffffff';
}
