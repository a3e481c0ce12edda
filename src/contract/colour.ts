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

/**
 * Returns why a colour cannot be the company's: it is not a colour (`format`), or white text on it is unreadable
 * (`light`).
 */
export function colourProblem(text: string): 'format' | 'light' | undefined {
  if (!channelsOf(text)) return 'format';
  return contrast(text, '#ffffff') < readable ? 'light' : undefined;
}

/** Mixes a colour with white until its text is readable on a dark `ground`. */
export function lighten(colour: string, ground: string): string {
  const channels = channelsOf(colour) ?? [0, 0, 0];
  for (let white = 0; white < 1; white += 0.05) {
    const mixed = `#${channels
      .map((part) =>
        Math.round(part + (255 - part) * white)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (contrast(mixed, ground) >= readable) return mixed;
  }
  return '#ffffff';
}
