import ipaddr from 'ipaddr.js';
import { join, resolve } from 'node:path';
import { defaultWebSettings, type WebSettings } from '../contract/webSettings';

export interface Config {
  /** 0 asks the system for a free port. */
  port: number;
  host: string;
  /** Absolute folder of the embedded database and, unless FILES_DIR says otherwise, of the uploaded files. */
  dataDir: string;
  filesDir: string;
  /** PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Whether an empty database gets the demo data. */
  demo: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The one admin account that may open the e-mail settings. */
  emailSettingsUsername: string;
  /** Start of the links in e-mails, without a slash at the end. Undefined: the address the server listens on. */
  publicUrl: string | undefined;
  /** Folder of the built web side. */
  webDir: string;
  /** What differs between companies on the web side: put into the page. */
  webSettings: WebSettings;
  /** The company's colour, `#rrggbb`; undefined for ours. */
  colour: string | undefined;
  /** Origin of another API server that the web side is pointed at; undefined where it is this one. */
  apiOrigin: string | undefined;
  logLevel: string;
  /** Seconds until the body of a request must be there; an upload gets more by its size. */
  bodySeconds: number;
  /** How many proxies stand in front, or their networks: the address of a request is the nearest one that is none of them. */
  trustProxy: number | string[];
}

/** Reads the configuration of decisions 2 from environment variables. Throws an Error in Spanish where one is malformed. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const text = (name: string) => env[name]?.trim() || undefined;
  const dataDir = resolve(text('DATA_DIR') ?? '.data');
  const databaseUrl = text('DATABASE_URL');
  return {
    port: portOf(text('PORT')),
    host: text('HOST') ?? '127.0.0.1',
    dataDir,
    filesDir: resolve(text('FILES_DIR') ?? join(dataDir, 'files')),
    databaseUrl,
    demo: (text('DEMO') ?? (databaseUrl ? '0' : '1')) === '1',
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM') ?? 'posventa@localhost',
    emailSettingsUsername: (text('EMAIL_SETTINGS_USERNAME') ?? 'admin@demo.ar').toLowerCase(),
    publicUrl: text('PUBLIC_URL')?.replace(/\/+$/, ''),
    webDir: resolve(text('WEB_DIR') ?? 'dist/web'),
    webSettings: {
      company: text('COMPANY_NAME') ?? defaultWebSettings.company,
      apiUrl: text('API_URL')?.replace(/\/+$/, '') ?? defaultWebSettings.apiUrl,
      logo: text('COMPANY_LOGO'),
    },
    colour: colourOf(text('COMPANY_COLOR')),
    apiOrigin: originOf(text('API_URL')),
    logLevel: text('LOG_LEVEL') ?? 'info',
    bodySeconds: Number(text('HTTP_BODY_SECONDS') ?? 20),
    trustProxy: proxiesOf(text('TRUST_PROXY') ?? '0'),
  };
}

/** The origin of an absolute address; undefined for a path of this server. */
function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** A colour dark enough for white words on it, which buttons have (4.5:1). */
function colourOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)?.slice(1);
  if (!channels) throw new Error(`COMPANY_COLOR debe ser un color como #A8441F, no «${text}».`);
  const [red, green, blue] = channels.map((hex) => {
    const part = parseInt(hex, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  if (1.05 / (luminance + 0.05) < 4.5)
    throw new Error(`COMPANY_COLOR debe ser más oscuro: sobre «${text}» no se lee el texto blanco de los botones.`);
  return text;
}

function portOf(text: string | undefined): number {
  if (text === undefined) return 3000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT debe ser un número entre 0 y 65535, no «${text}».`);
  return port;
}

/** A number of hops, or addresses and networks such as `10.0.0.0/8`, separated by commas. */
function proxiesOf(text: string): Config['trustProxy'] {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !ipaddr.isValid(network) && !ipaddr.isValidCIDR(network));
  if (wrong !== undefined)
    throw new Error(`TRUST_PROXY debe ser un número de proxies o sus redes separadas por comas, no «${wrong}».`);
  return networks;
}
