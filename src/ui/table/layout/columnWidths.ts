import type { DataColumn } from '../tableTypes';

const columnWidth = 120;
type Sized = Pick<DataColumn<never>, 'key' | 'width' | 'roomyWidth' | 'isMain'>;

/** Returns the ratio of the user's font size to the default: columns grow with their text. */
export const textScale = (): number => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

interface WidthOptions {
  /** The user's widths by column key, in pixels; such a column takes no spare width. */
  own?: Record<string, number>;
  /** The ratio of {@link textScale}. */
  scale?: number;
}

/**
 * Returns the width of each column in pixels for an available width (if it is less than the minimum, the table
 * scrolls). Spare width goes to the main column first, then to the others in proportion to their missing width; the
 * main column takes the rest.
 */
export function columnWidths(
  columns: readonly Sized[],
  available: number,
  { own = {}, scale = 1 }: WidthOptions = {},
): number[] {
  const widths = columns.map(({ key, width = columnWidth }) => Math.round((own[key] ?? width) * scale));
  let remaining = Math.floor(available) - widths.reduce((sum, width) => sum + width, 0);
  const main = columns.findIndex(({ isMain }) => isMain);
  // Without a main column the browser distributes the spare width in proportion to the columns' widths.
  if (remaining <= 0 || main < 0) return widths;
  const lacks = columns.map(({ key, roomyWidth = 0 }, index) =>
    Math.max(0, (own[key] ?? roomyWidth) - (widths[index] ?? 0)),
  );
  const widen = (index: number, pixels: number) => {
    widths[index] = (widths[index] ?? 0) + pixels;
    remaining -= pixels;
  };
  widen(main, Math.min(remaining, lacks[main] ?? 0));
  lacks[main] = 0;
  const lacking = lacks.reduce((sum, lack) => sum + lack, 0);
  const share = lacking > 0 ? Math.min(1, remaining / lacking) : 0;
  lacks.forEach((lack, index) => widen(index, Math.floor(lack * share)));
  widen(main, remaining);
  return widths;
}
