/** Calendar days: how people, spreadsheets and other systems write them, and how they are stored (`YYYY-MM-DD`). */

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Returns the month, from 1, of a Spanish name or of its first letters (at least three); 0 if it is none. */
const monthNumber = (name: string): number =>
  name.length < 3 ? 0 : months.findIndex((month) => month.startsWith(name.replace(/^set/, 'sept'))) + 1;

/** Whether `text` is a valid calendar day as `YYYY-MM-DD`, between the years 1900 and 2199. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isReal && text >= '1900-01-01' && text <= '2199-12-31';
}

/** A time after the day, which is dropped: `10:30`, `T00:00:00.000Z`, `10:30:00 a. m.`, `9:30 hs`. */
const trailingTime =
  /(?:\s*t\s*|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:z|[+-]\d{2}:?\d{2}|hs?\.?|[ap]\.?\s?m\.?)?$/;

/**
 * Converts a day as people write it to `YYYY-MM-DD`: `15/1/27`, `15-01-2027`, `15.1.2027`, `15 1 2027`, `15012027`,
 * `15-ene-2027`, `15 de enero de 2027`, `2027-01-15`, `20270115`, with or without spaces, a time or invisible marks.
 * The day stands before the month. A year of two digits is in this century. Undefined if it is not a day.
 */
export function normalizeDay(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(trailingTime, '')
    .replace(/\s+de(?:l)?\s+/g, ' ')
    .replace(/\s*([/.\-\s])\s*/g, '$1')
    .replace(/\s/g, ' ');
  const found = yearFirst(plain) ?? dayFirst(plain);
  if (!found) return undefined;
  const [year, month, day] = found;
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}

type Parts = [year: string, month: string, day: string];

/** `2027-01-15`, `2027/1/15`, `20270115`. A month cannot begin with 19 to 21, so eight digits have one meaning. */
function yearFirst(text: string): Parts | undefined {
  const [, year, , month, day] =
    /^(\d{4})([/.\- ])(\d{1,2})\2(\d{1,2})$/.exec(text) ??
    /^((?:19|20|21)\d\d)()(0[1-9]|1[0-2])(\d\d)$/.exec(text) ??
    [];
  return year && month && day ? [year, month, day] : undefined;
}

/** `15/1/27`, `15012027`, `15-ene-2027`. The separators of a day in digits are equal. */
function dayFirst(text: string): Parts | undefined {
  const [, day, , month, year] =
    /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})()(\d{2})(\d{4})$/.exec(text) ?? [];
  if (day && month && year) return [year, month, day];
  const [, namedDay, name = '', namedYear] =
    /^(\d{1,2})[/.\- ]?([a-z]{3,10})\.?[/.\- ]?(\d{4}|\d{2})$/.exec(text) ?? [];
  const number = monthNumber(name);
  return namedDay && namedYear && number > 0 ? [namedYear, String(number), namedDay] : undefined;
}
