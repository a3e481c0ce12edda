/** An error of nodemailer, of the system or of TLS. */
type MailError = Error & { code?: string; errno?: string | number; responseCode?: number };

/** Characters of the mail server's own words that are kept. */
const maxRaw = 400;

/** Reasons in Spanish by what an error's code and text contain; the first that fits counts. */
const reasons: [RegExp, string][] = [
  [/EAUTH|\b535\b|\b534\b/, 'El servidor de correo no aceptó el usuario o la contraseña de SMTP_URL'],
  [/certificate|CERT_|altname/i, 'No pudimos comprobar el certificado del servidor de correo'],
  [/STARTTLS/i, 'El servidor de correo no ofrece una conexión cifrada'],
  [
    /wrong version number|SSL routines|ETLS/i,
    'El servidor de correo no usa TLS en ese puerto: revisá smtp:// o smtps:// y el puerto',
  ],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'No existe el servidor de correo de SMTP_URL, o no pudimos averiguar su dirección'],
  [/ECONNREFUSED/, 'Nadie atiende en el servidor y el puerto de SMTP_URL'],
  [/ETIMEDOUT|timeout|Greeting never received/i, 'El servidor de correo no respondió a tiempo'],
  [/EHOSTUNREACH|ENETUNREACH/, 'No hay camino por la red hasta el servidor de correo'],
  [/ECONNRESET|ECONNECTION|closed unexpectedly|socket hang up/i, 'El servidor de correo cortó la conexión'],
];

/** Returns why a mail could not be sent, in Spanish, with the mail server's own words. */
export function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, maxRaw);
  const { code = '', errno = '', responseCode, message } = error as MailError;
  const raw = message.replaceAll(/\s+/g, ' ').trim().slice(0, maxRaw);
  const known = reasons.find(([pattern]) => pattern.test(`${code} ${errno} ${raw}`))?.[1];
  if (known) return `${known} (${raw})`;
  if (responseCode === undefined) return raw;
  return responseCode >= 500
    ? `El servidor de correo rechazó el email (${raw})`
    : `El servidor de correo no aceptó el email por ahora (${raw})`;
}
