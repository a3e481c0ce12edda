/** How people write documents, and how they are stored (decisions 9). */
import { normalizeCuit } from './cuit';
import { cleanText } from './textForm';

/** Reasons of refused documents. What is simply wrong has the specification's message. */
export const dniText = {
  abbreviated: 'El DNI ingresado es inválido: la planilla lo abrevió y se perdieron dígitos',
  cuit: 'El DNI ingresado es inválido: parece un CUIT, y su dígito verificador no coincide',
} as const;

/** A refused document without a `reason` is simply wrong. */
type ReadDni = { dni: string; reason?: undefined } | { dni?: undefined; reason?: string };

/**
 * Reads a document as people and spreadsheets write it: with dots, commas, spaces or dashes between its thousands, with
 * a 0 before it, as the number 30111004.0, after "DNI", or inside a person's CUIT.
 */
export function readDni(text: string): ReadDni {
  const typed = cleanText(text).normalize('NFKC').trim();
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(typed)) return { reason: dniText.abbreviated };
  const number = typed
    .replace(/^(?:d\.?\s?n\.?\s?i\.?|documento|doc\.?)(?:\s*n(?:ro|°|º|o)?\.?)?[\s:.]*/i, '')
    // A spreadsheet's number, with or without separators of thousands.
    .replace(/^((?:\d{1,2}(?:[.,\s]\d{3}){2})|\d{7,9})[.,]0+$/, '$1')
    .replace(/[\p{Pd}−]/gu, '-');
  const cuit = /^(?:20|23|24|27)[-\s.]?(\d{7,8})[-\s.]?\d$/.exec(number);
  if (cuit) return normalizeCuit(number) ? { dni: cuit[1]!.replace(/^0/, '') } : { reason: dniText.cuit };
  const grouped = /^0?\d{1,2}([.,\s-]?)\d{3}\1\d{3}$/.test(number);
  const digits = number.replace(/\D/g, '').replace(/^0/, '');
  return grouped && /^[1-9]\d{6,7}$/.test(digits) ? { dni: digits } : {};
}

/** Returns the seven or eight digits of a document; undefined if `text` is not a valid one. */
export const normalizeDni = (text: string): string | undefined => readDni(text).dni;

/** Returns why a document is refused, or `simply` if it is just wrong; undefined if it is valid. */
export function dniProblem(text: string, simply: string): string | undefined {
  const { dni, reason } = readDni(text);
  return dni ? undefined : (reason ?? simply);
}
