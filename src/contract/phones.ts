/** How people write Argentine phones, and how they are stored: ten digits, area code without 0, number without 15. */
import { cleanText } from './textForm';

/** Area codes of three digits. That of Buenos Aires is 11; the others have four digits. */
const threeDigitAreas = new Set(
  '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 348 351 353 358 362 364 370 376 379 380 381 383 385 387 388'.split(
    ' ',
  ),
);
/** Area codes of four digits that begin with one of three digits. */
const longerAreas = new Set(
  '2202 2302 2646 2647 2648 2940 2942 2945 2946 2948 2972 2982 2983 3435 3436 3437 3438 3454 3455 3456 3458 3482 3483 3487 3489 3532 3533 3537 3582 3583 3584 3585 3832 3835 3837 3838 3854 3855 3856 3857 3858 3873 3876 3877 3878 3885 3886 3887 3888'.split(
    ' ',
  ),
);

const wrong = 'El teléfono ingresado es incorrecto';
/** The reasons of refused phones. What is simply wrong has the specification's message. */
export const phoneText = {
  several: `${wrong}: poné uno solo`,
  extension: `${wrong}: no puede llevar un interno`,
  words: `${wrong}: escribí solo el número`,
  foreign: `${wrong}: tiene que ser de la Argentina`,
  noArea: `${wrong}: falta la característica, por ejemplo 341`,
  length: (digits: number) =>
    `${wrong}: tiene ${digits} dígitos, y son 10 con la característica (sin 0) y el número (sin 15)`,
  abbreviated: `${wrong}: la planilla lo abrevió y se perdieron dígitos`,
} as const;

/** A refused phone without a `reason` is simply wrong. */
type ReadPhone = { phone: string; reason?: undefined } | { phone?: undefined; reason?: string };

/** Words that say what kind of phone it is. */
const kindWords =
  /(?<!\p{L})(?:tel(?:[eé]fonos?)?|cel(?:ular)?|m[oó]vil|whats?app|wsp|wa|fijo|n(?:ro|°|º)?)(?!\p{L})[.:]*/giu;

/**
 * Reads a phone as people and spreadsheets write it: with 0 and 15, `+54 9`, spaces, dots, brackets, any dashes,
 * invisible marks, `tel:` or "Cel.". Returns the ten digits that are stored, or why it is refused.
 */
export function readPhone(text: string): ReadPhone {
  const typed = cleanText(text).normalize('NFKC').trim();
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(typed)) return { reason: phoneText.abbreviated };
  // A spreadsheet's number.
  const written = typed
    .replace(/^(\+?\d{8,13})[.,]0+$/, '$1')
    .replace(kindWords, ' ')
    .trim();
  const digitCount = written.replace(/\D/g, '').length;
  if (digitCount < 6) return {};
  if (isSeveral(written)) return { reason: phoneText.several };
  if (/(?:\b(?:int(?:erno)?|ext(?:ensi[oó]n)?|x)\b[.:]?|#)\s*\d{1,6}$/i.test(written))
    return { reason: phoneText.extension };
  if (/\p{L}/u.test(written)) return { reason: phoneText.words };
  if (!/^[\d\s+\-\p{Pd}−()[\].,/·•_*]+$/u.test(written)) return {};
  return ofDigits(written.replace(/\D/g, ''), /^[([\s]*\+/.test(written));
}

/** Returns the ten digits of a phone; undefined if `text` is not a valid one. */
export const normalizePhone = (text: string): string | undefined => readPhone(text).phone;

/** Returns why a phone is refused, or `simply` if it is just wrong; undefined if it is valid. */
export function phoneProblem(text: string, simply: string): string | undefined {
  const { phone, reason } = readPhone(text);
  return phone ? undefined : (reason ?? simply);
}

/** Whether a text has two numbers, or the ends of two (`3415550001/02`). An area code is no number of its own. */
function isSeveral(text: string): boolean {
  const parts = text
    .split(/[/;|\n]|,(?!\d{3}(?!\d))|\s[yoeu]\s/i)
    .map((part) => part.replace(/\D/g, ''))
    .filter(Boolean);
  if (parts.length < 2) return text.replace(/\D/g, '').length >= 18;
  return parts.filter((part) => part.length >= 6).length > 1 || parts[0]!.length >= 10;
}

function ofDigits(digits: string, hasPlus: boolean): ReadPhone {
  const international = hasPlus ? digits.replace(/^00/, '') : /^00[1-9]/.test(digits) ? digits.slice(2) : undefined;
  if (international !== undefined && !international.startsWith('54')) return { reason: phoneText.foreign };
  const isCountry = international !== undefined || (digits.startsWith('54') && digits.length >= 12);
  let national = isCountry ? (international ?? digits).slice(2) : digits;
  // 9 stands before the area code of a mobile phone in international calls, 0 in national ones.
  if (isCountry || national.length === 11) national = national.replace(/^9(?=.{10})/, '');
  national = national.replace(/^0/, '');
  const phone = withoutFifteen(national);
  if (phone) return { phone };
  if (/^(?:15)?\d{6,8}$/.test(national)) return { reason: phoneText.noArea };
  return national.length === 10 || national.length < 6 ? {} : { reason: phoneText.length(national.length) };
}

/** Returns the ten digits of a national number, from which 15 between area code and number is taken out. */
function withoutFifteen(national: string): string | undefined {
  if (/^(?:800|810)\d{7}$/.test(national)) return national;
  const area = areaOf(national);
  if (!area) return undefined;
  if (national.length === 10) return national;
  const rest = national.slice(area.length);
  return national.length === 12 && rest.startsWith('15') ? area + rest.slice(2) : undefined;
}

/** Returns the area code that a national number begins with; undefined if there is none. */
function areaOf(national: string): string | undefined {
  if (national.startsWith('11')) return '11';
  if (!/^[23]/.test(national)) return undefined;
  const [three, four] = [national.slice(0, 3), national.slice(0, 4)];
  if (!threeDigitAreas.has(three)) return four;
  // Some areas of four digits begin with one of three: where 15 stands tells which one it is.
  return longerAreas.has(four) && !national.startsWith('15', 3) ? four : three;
}
