import ipaddr from 'ipaddr.js';
import type { VariableName } from './configVariables';

type Texts = Partial<Record<VariableName, string>>;

/** The addresses of PostgreSQL, where each is set. */
const databases = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'MIGRATE_DATABASE_URL'] as const;

/** Hosts on whose way nobody is who does not see everything anyway: this machine, and those that PLAINTEXT_HOSTS names. */
function isTrusted(host: string, { PLAINTEXT_HOSTS: named = '' }: Texts): boolean {
  const name = decodeURIComponent(host).replace(/^\[|\]$/g, '');
  // A path is a socket of this machine.
  if (name === '' || name.startsWith('/') || name === 'localhost') return true;
  if (ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback') return true;
  return named.split(',').some((each) => each.trim().toLowerCase() === name.toLowerCase());
}

/** Whether the driver encrypts and looks at the certificate: see `sslmode` of pg-connection-string. */
function isEncrypted({ searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode') ?? '';
  const checked = searchParams.get('uselibpqcompat') === 'true' ? ['verify-ca', 'verify-full'] : checkedModes;
  return checked.includes(mode);
}
const checkedModes = ['require', 'verify-ca', 'verify-full'];

/** Which variables lead over the network without encryption, and what to do about it; in Spanish, one line each. */
export function encryptionProblems(texts: Texts): string[] {
  const plainly = 'o poné su servidor en PLAINTEXT_HOSTS si esa red es de confianza.';
  const problems: string[] = [];
  for (const name of databases) {
    const text = texts[name];
    if (!text) continue;
    const url = new URL(text);
    if (!isTrusted(url.searchParams.get('host') ?? url.hostname, texts) && !isEncrypted(url))
      problems.push(`${name} iría sin cifrar por la red: agregale ?sslmode=verify-full, ${plainly}`);
  }
  if (texts.FILES_URL?.startsWith('http:') && !isTrusted(new URL(texts.FILES_URL).hostname, texts))
    problems.push(`FILES_URL iría sin cifrar por la red: usá https://, ${plainly}`);
  if (demandsTls(texts) && /[?&](ignoreTLS=true|requireTLS=false)/.test(texts.SMTP_URL ?? ''))
    problems.push(`SMTP_URL iría sin cifrar por la red: usá smtps:// o sacale ignoreTLS, ${plainly}`);
  return problems;
}

/** Whether mails wait rather than go out unencrypted. */
export const demandsTls = (texts: Texts): boolean =>
  texts.SMTP_URL !== undefined && !isTrusted(new URL(texts.SMTP_URL).hostname, texts);
