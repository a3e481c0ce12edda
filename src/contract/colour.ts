/** What a colour of the company must be, where a variable or the screen sets it, and what becomes of it on a dark ground. */

/** The accent where the company has no colour of its own. */
export const brick = '#A8441F';

/**
 * The lightest ground on which words of the accent stand in the dark theme: a chosen row, a chosen entry. `app/darkTheme` has
 * grounds that are no lighter, which a test checks.
 */
export const darkGround = '#3B342E';

/** The channels of a colour `#rrggbb`, 0 to 255; undefined where `text` is none. */
function channelsOf(text: string): number[] | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)?.slice(1);
  return parts?.map((hex) => parseInt(hex, 16));
}

/** The relative luminance of WCAG. */
function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of WCAG between two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [one, other].map((colour) => luminance(channelsOf(colour) ?? [0, 0, 0])).sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** What small text needs to be read (WCAG AA). */
const readable = 4.5;

/** Why a colour can't be the company's: it is none (`format`), or white words can't be read on it (`light`). */
export function colourProblem(text: string): 'format' | 'light' | undefined {
  if (!channelsOf(text)) return 'format';
  return contrast(text, '#ffffff') < readable ? 'light' : undefined;
}

/** A colour mixed with as much white as words of it need on a dark `ground`. */
export function lightened(colour: string, ground: string): string {
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
