import { format, getFormatDateInfo, isDateFormat } from 'numfmt';
import type { Cell } from './sheetTypes';

/** How Excel with Argentine settings shows a cell. */
const options = { locale: 'es-AR', throws: true } as const;

interface ReadFormat {
  isGeneral: boolean;
  /** Undefined if the format is of no date or time. */
  date: { isWhole: boolean; hasDay: boolean } | undefined;
}
const formats = new Map<string, ReadFormat>();

function readFormat(code: string): ReadFormat {
  let known = formats.get(code);
  if (!known) {
    const { day, month, year } = getFormatDateInfo(code);
    known = {
      isGeneral: /^(general|)$/i.test(code),
      date: isDateFormat(code) ? { isWhole: day && month && year, hasDay: day || month || year } : undefined,
    };
    formats.set(code, known);
  }
  return known;
}

/**
 * Returns what people see in a cell with a number: `7` with the format `000` is 007. A whole number without a format is
 * its digits, also where Excel abbreviates it for lack of space.
 * @param is1904 whether the workbook counts its days from 1904.
 */
export function numberCell(value: number, code: string, is1904: boolean): Cell {
  const { isGeneral, date } = readFormat(code);
  if (isGeneral && Number.isSafeInteger(value)) return String(value);
  const serial = date && is1904 ? value + daysTo1904 : value;
  const text = shown(serial, code);
  if (!date) return text;
  if (!date.hasDay || serial < 1) return { text, flaw: 'time' };
  return { text, flaw: date.isWhole ? 'date' : 'partialDate', day: dayOf(serial) };
}

/** Some formats add words to a text as well: `"Lote "@`. */
export const textCell = (value: string, code: string): string =>
  code.includes('@') && code !== '@' ? shown(value, code) : value;

function shown(value: number | string, code: string): string {
  try {
    return format(code, value, options);
  } catch {
    // A format that Excel would not accept either.
    return format('General', value, options);
  }
}

const daysTo1904 = 1462;

/**
 * Returns the day of a serial number, `YYYY-MM-DD`. Excel counts from the end of 1899, and has a 29 February 1900, which
 * is no day.
 */
function dayOf(serial: number): string | undefined {
  const day = Math.floor(serial);
  if (day === 60) return undefined;
  const date = new Date(Date.UTC(1899, 11, day < 60 ? 31 : 30) + day * 86_400_000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
