/** The one rule of e-mail addresses, for forms, calls, imports, settings and the mailer (decisions 11). */
import { cleanText } from './textForm';

/** The label of a domain, by the rule of HTML's `input type=email`. */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/**
 * `local@domain` by HTML's rule (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), with a dot in
 * the domain, whose last part is no number, and in the local part no dot at an end or beside another, as mail servers
 * require (RFC 5321, 4.1.2).
 */
const address = new RegExp(
  `^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${label}\\.)+(?![0-9]+$)${label}$`,
);
/** Limits of RFC 5321, 4.5.3.1. */
const localMax = 64;
const addressMax = 254;

/** Messages of refused addresses. The first is the specification's, for what is simply not an address. */
export const emailText = {
  invalid: 'El email ingresado es inválido',
  several: 'El email ingresado es inválido: poné una sola dirección',
  space: 'El email ingresado es inválido: tiene un espacio en el medio',
  noDomain: 'El email ingresado es inválido: después de la @ va algo como correo.com.ar',
  character: (found: string) => `El email ingresado es inválido: no puede llevar «${found}»`,
  tooLong: 'El email ingresado es inválido: es demasiado largo',
} as const;

export type ReadEmail = { email: string; problem?: undefined } | { email?: undefined; problem: string };

/**
 * Reads an e-mail address as people paste it. White space, `<>`, `mailto:` and one `;` or `,` around it, and invisible
 * marks, are taken off. Returns the stored form, `local@domain` in lower case, or the message of what is wrong with it. Only a mail sent to an address proves that it exists.
 */
export function readEmail(text: string): ReadEmail {
  const typed = withoutSurroundings(cleanText(text));
  const at = typed.lastIndexOf('@');
  if (typed === '') return { problem: emailText.invalid };
  if (at < 0) return { problem: emailText.invalid };
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1).normalize('NFKC')];
  if (local.includes('@')) return { problem: emailText.several };
  if (/\s/.test(typed)) return { problem: emailText.space };
  // Before the lower case, which would make ASCII letters of some signs.
  const foreign = /[^a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]/u.exec(local) ?? /[^\p{L}\p{M}\p{N}.-]/u.exec(domain);
  if (foreign) return { problem: emailText.character(foreign[0]) };
  if (!domain.includes('.')) return { problem: emailText.noDomain };
  const email = `${local}@${domain}`.toLowerCase();
  const onTheWire = wireAddress(email);
  if (local.length > localMax || onTheWire.length > addressMax) return { problem: emailText.tooLong };
  return address.test(onTheWire) ? { email } : { problem: emailText.invalid };
}

/** Whether a text is already the stored form of an address. Only such texts are handed to the mailer. */
export const isStoredEmail = (text: string): boolean => readEmail(text).email === text;

/** Returns the message of an invalid address; undefined if it is valid. */
export const emailProblem = (text: string): string | undefined => readEmail(text).problem;

/** Returns the form by which an account is found: the stored form, or the text in lower case if it is no address. */
export const emailKey = (text: string): string => readEmail(text).email ?? cleanText(text).trim().toLowerCase();

/** Takes off what surrounds a pasted address. */
function withoutSurroundings(text: string): string {
  const [, inner = ''] = /^\s*(.*?)\s*[;,]?\s*$/s.exec(text) ?? [];
  const [, bracketed = inner] = /^<\s*(.*?)\s*>$/s.exec(inner) ?? [];
  return bracketed.replace(/^mailto:\s*/i, '');
}

/**
 * Returns an address as mail servers are told it, with the domain in ASCII: `ana@construcción.com.ar` is
 * `ana@xn--construccin-zeb.com.ar`. The domain is empty if it has no such form.
 */
export function wireAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  // oxlint-disable-next-line no-control-regex -- Only domains with other letters than ASCII's need the conversion.
  if (/^[\u0000-\u007F]*$/.test(domain)) return email;
  return `${local}@${URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : ''}`;
}
