/**
 * What becomes of a company's colour, set by a variable or on the screen: text on it, and its darker and lighter
 * versions for text of the colour (`companyColours`).
 */

/** The accent colour if the company has none of its own. */
export const brick = '#A8441F';

/** Text on the accent of the dark theme. */
export const onLight = '#211510';

const white = '#FFFFFF';
const black = '#000000';

/**
 * The darkest background of accent-coloured text in the light theme, apart from those of the accent itself, and the
 * lightest in the dark theme: the head of a table, and a selected row or entry. A test checks that the backgrounds of
 * `contract/designTokens` are within them.
 */
export const lightGround = '#F3EDE5';
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

const isReadable = (text: string, ground: string): boolean => contrast(text, ground) >= readable;

/** Returns `percent` of a colour over another one, as the browser mixes them. */
export function mixed(colour: string, percent: number, other: string): string {
  if (percent === 100) return colour;
  const [top, below] = [channelsOf(colour) ?? [0, 0, 0], channelsOf(other) ?? [0, 0, 0]];
  const parts = top.map((part, at) => Math.round((part * percent + below[at]! * (100 - percent)) / 100));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the first of the mixtures of a colour, from `percent` down, that passes; `other` if none does. */
function mixedUntil(passes: (colour: string) => boolean, colour: string, other: string, percent = 100): string {
  for (let rest = percent; rest > 0; rest -= 2) {
    const mixture = mixed(colour, rest, other);
    if (passes(mixture)) return mixture;
  }
  return other;
}

/** Whether text on a colour is white; else it is black. One of them is always readable. */
export const hasWhiteText = (colour: string): boolean => isReadable(white, colour);
export const textOn = (colour: string): string => (hasWhiteText(colour) ? white : black);

/**
 * Returns the accent of a company's colour in the light theme: the colour, or the nearest darker one whose text is
 * readable on every ground, also on those that are mixed from the colour and from the accent.
 */
export const darken = (colour: string): string =>
  mixedUntil(
    (accent) =>
      [lightGround, mixed(colour, 12, white), mixed(accent, 17, white)].every((ground) => isReadable(accent, ground)),
    colour,
    black,
  );

/** Returns the difference between the strongest and the weakest channel of a colour: 0 for a grey. */
function strength(colour: string): number {
  const channels = channelsOf(colour) ?? [0, 0, 0];
  return Math.max(...channels) - Math.min(...channels);
}

/** Below it a colour is seen as a grey. */
const grey = 24;
/** An accent of the dark theme for greys: a darker grey would make a button look disabled. */
const lightGrey = '#e6e1dc';

/**
 * Returns the accent of a company's colour in the dark theme: mixed with white until its text is readable on a dark
 * `ground`. What would be a grey becomes nearly white.
 */
export function lighten(colour: string, ground: string): string {
  const accent = mixedUntil((mixture) => isReadable(mixture, ground), colour, white);
  return strength(accent) < grey ? lightGrey : accent;
}

/** Returns a colour for a wall with white text: darker until the text is readable on its lightest bricks, too. */
export const wallOf = (colour: string, percent: number): string =>
  mixedUntil((wall) => isReadable(white, mixed(wall, 87, white)), colour, black, percent);

/** The least contrast with a white page of a button that is told from those without a colour. */
const visible = 1.35;

/** Whether a button of the colour looks like no other: neither like those without a colour, nor like a disabled one. */
const isOwn = (colour: string): boolean =>
  contrast(colour, white) >= visible && (strength(colour) >= grey || hasWhiteText(colour));

/** Returns the nearest colour of the same hue that can be the company's: a darker one. */
export const nearestColour = (colour: string): string => mixedUntil(isOwn, colour, black).toUpperCase();

/** Returns why a colour cannot be the company's: it is not a colour (`format`), or it is too pale for a button (`pale`). */
export function colourProblem(text: string): 'format' | 'pale' | undefined {
  if (!channelsOf(text)) return 'format';
  return isOwn(text) ? undefined : 'pale';
}
