import ipaddr from 'ipaddr.js';
import type { VariableName } from './configVariables';

type Texts = Partial<Record<VariableName, string>>;

/** The variables with PostgreSQL addresses. */
const databases = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'MIGRATE_DATABASE_URL'] as const;

/**
 * Returns whether plaintext connections to the host are acceptable: the host is this machine, or PLAINTEXT_HOSTS lists
 * it.
 */
function isTrusted(host: string, { PLAINTEXT_HOSTS: plaintextHosts = '' }: Texts): boolean {
  const name = decodeURIComponent(host).replace(/^\[|\]$/g, '');
  // A path is a Unix socket of this machine.
  if (name === '' || name.startsWith('/') || name === 'localhost') return true;
  if (ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback') return true;
  return plaintextHosts.split(',').some((each) => each.trim().toLowerCase() === name.toLowerCase());
}

/** Whether the driver encrypts the connection and verifies the certificate: see `sslmode` of pg-connection-string. */
function isEncrypted({ searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode') ?? '';
  const checked = searchParams.get('uselibpqcompat') === 'true' ? ['verify-ca', 'verify-full'] : checkedModes;
  return checked.includes(mode);
}
const checkedModes = ['require', 'verify-ca', 'verify-full'];

/** Returns one line in Spanish for each variable whose connection crosses the network unencrypted, with the remedy. */
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

/** Whether mails stay queued if they cannot be sent encrypted. */
export const demandsTls = (texts: Texts): boolean =>
  texts.SMTP_URL !== undefined && !isTrusted(new URL(texts.SMTP_URL).hostname, texts);
