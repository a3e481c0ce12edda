import { emailKey } from '../contract/email';
import { join, resolve } from 'node:path';
import { Compile } from 'typebox/compile';
import { colourProblem, nearestColour } from '../contract/colour';
import { defaultWebSettings, type WebSettings } from '../contract/webSettings';
import { demandsTls, encryptionProblems } from './configEncryption';
import { variables, type Variable, type VariableName } from './configVariables';

export interface Config {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** Absolute folder of the embedded database and, if FILES_DIR is unset, of the uploaded files. */
  dataDir: string;
  filesDir: string;
  /** A bucket for the uploaded files, with its key; undefined if they are stored in `filesDir`. */
  filesUrl: string | undefined;
  /** Absolute folder of the backups. */
  backupDir: string;
  /** Number of nightly backups to keep; 0 disables them. */
  backupKeep: number;
  /** PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** The same database without the transaction pooler; undefined if `databaseUrl` does not use a pooler. */
  databaseDirectUrl: string | undefined;
  /** The same database with the role that owns the tables, for migrations; undefined if the serving role owns them. */
  migrateUrl: string | undefined;
  /** A replica for reads. */
  databaseReadUrl: string | undefined;
  databaseConnections: number;
  /** Seconds after which a statement of a request is cancelled. */
  statementSeconds: number;
  /** Whether the demo data is loaded into an empty database. */
  demo: boolean;
  smtpUrl: string | undefined;
  /** Whether mails stay queued if they cannot be sent encrypted. */
  smtpDemandsTls: boolean;
  mailFrom: string;
  /** Username of the only admin account that may open the e-mail settings. */
  /** Undefined: the first admin. */
  emailSettingsUsername: string | undefined;
  /** Start of the links in e-mails, without a trailing slash; undefined for the address that the server listens on. */
  publicUrl: string | undefined;
  /** Folder of the built web client. */
  webDir: string;
  /** Settings of the web client that differ between companies; they are written into the page. */
  webSettings: WebSettings;
  /** Colour of the company, `#rrggbb`; undefined for the default colour. */
  colour: string | undefined;
  /** Origin of a different API server that the web client uses; undefined if it uses this one. */
  apiOrigin: string | undefined;
  logLevel: string;
  /** Seconds within which the body of a request must arrive; an upload gets more time according to its size. */
  bodySeconds: number;
  /** Milliseconds the event loop may lag before calls are refused; 0 disables the check. */
  overloadMs: number;
  /** Milliseconds that an ending process goes on answering, while it is not ready any more. */
  drainMs: number;
  /** Reads that one session may make per minute; 0 disables the limit. */
  readsPerMinute: number;
  /** Hours before a visit until which users outside the company may change or cancel it. */
  visitChangeHours: number;
  /** Token that allows reading the metrics from other machines. */
  metricsToken: string | undefined;
  /**
   * Number of trusted proxies in front of the server, or their networks. The client address of a request is the nearest
   * address that is not a trusted proxy.
   */
  trustProxy: number | string[];
}

/** Name of the demo's company; no other installation uses it. */
const demoCompany = 'Constructora Demo';

type Environment = Record<string, string | undefined>;

/**
 * Reads the whole configuration from environment variables. Throws an Error in Spanish that names every malformed
 * variable.
 */
export function readConfig(env: Environment = process.env): Config {
  const texts = textsOf(env);
  const dataDir = resolve(texts.DATA_DIR!);
  const demo = (texts.DEMO ?? (texts.DATABASE_URL || env.NODE_ENV === 'production' ? '0' : '1')) === '1';
  return {
    port: Number(texts.PORT),
    host: texts.HOST!,
    dataDir,
    filesDir: resolve(texts.FILES_DIR ?? join(dataDir, 'files')),
    filesUrl: texts.FILES_URL,
    backupDir: resolve(texts.BACKUP_DIR ?? join(dataDir, 'backups')),
    backupKeep: Number(texts.BACKUP_KEEP ?? (texts.DATABASE_URL ? 0 : 7)),
    databaseUrl: texts.DATABASE_URL,
    databaseDirectUrl: texts.DATABASE_DIRECT_URL === texts.DATABASE_URL ? undefined : texts.DATABASE_DIRECT_URL,
    migrateUrl: texts.MIGRATE_DATABASE_URL,
    databaseReadUrl: texts.DATABASE_READ_URL,
    databaseConnections: Number(texts.DATABASE_CONNECTIONS),
    statementSeconds: Number(texts.DATABASE_STATEMENT_SECONDS),
    demo,
    smtpUrl: texts.SMTP_URL,
    smtpDemandsTls: demandsTls(texts),
    mailFrom: texts.MAIL_FROM!,
    emailSettingsUsername: texts.EMAIL_SETTINGS_USERNAME && emailKey(texts.EMAIL_SETTINGS_USERNAME),
    publicUrl: texts.PUBLIC_URL?.replace(/\/+$/, ''),
    webDir: resolve(texts.WEB_DIR!),
    webSettings: {
      company: texts.COMPANY_NAME ?? (demo ? demoCompany : defaultWebSettings.company),
      apiUrl: texts.API_URL?.replace(/\/+$/, '') ?? defaultWebSettings.apiUrl,
      logo: texts.COMPANY_LOGO,
      sendsMail: texts.SMTP_URL !== undefined,
    },
    colour: colourOf(texts.COMPANY_COLOR),
    apiOrigin: originOf(texts.API_URL),
    logLevel: texts.LOG_LEVEL!,
    bodySeconds: Number(texts.HTTP_BODY_SECONDS),
    overloadMs: Number(texts.OVERLOAD_MS),
    drainMs: Number(texts.DRAIN_SECONDS) * 1000,
    readsPerMinute: Number(texts.READS_PER_MINUTE),
    visitChangeHours: Number(texts.VISIT_CHANGE_HOURS),
    metricsToken: texts.METRICS_TOKEN,
    trustProxy: proxiesOf(texts.TRUST_PROXY!),
  };
}

/** Returns the variables as texts that their schemas accept. A blank variable counts as unset. */
function textsOf(env: Environment): Partial<Record<VariableName, string>> {
  const texts: Partial<Record<VariableName, string>> = {};
  const problems: string[] = [];
  /** Those of the environment, without the defaults. */
  const given = new Set<string>();
  for (const [name, { schema, value, expects }] of Object.entries<Variable>(variables)) {
    const text = env[name]?.trim() || value;
    if (text === undefined) continue;
    texts[name as VariableName] = text;
    if (env[name]?.trim()) given.add(name);
    // Number('') and Number('0x1f') return numbers, but such values are not intended.
    const read = (schema as { type?: string }).type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
    if (!Compile(schema).Check(read)) problems.push(`${name} debe ser ${expects}, no «${withoutPassword(text)}».`);
  }
  const pairs = env.NODE_ENV === 'production' ? [...together, ...togetherInProduction] : together;
  for (const [name, required] of pairs)
    if (given.has(name) && !given.has(required)) problems.push(`${name} necesita ${required}.`);
  // The encryption checks need valid addresses.
  if (problems.length === 0) problems.push(...encryptionProblems(texts));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return texts;
}

/** Pairs of variables: the first has no effect without the second. */
const together: [VariableName, VariableName][] = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['MIGRATE_DATABASE_URL', 'DATABASE_URL'],
];

/** Mails of a company need a sender that other servers accept, and links that lead to the portal. */
const togetherInProduction: [VariableName, VariableName][] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'PUBLIC_URL'],
];

/** Hides the password of an address, because the text is printed. */
const withoutPassword = (text: string): string => text.replace(/(\/\/[^:@/\s]*):\S*@/, '$1:…@');

/** Returns the origin of an absolute address; undefined for a path of this server. */
const originOf = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

/** Returns a colour that buttons can have. */
function colourOf(text: string | undefined): string | undefined {
  const problem = text && colourProblem(text);
  if (problem === 'format') throw new Error(`COMPANY_COLOR debe ser un color como #A8441F, no «${text}».`);
  if (problem === 'pale')
    throw new Error(
      `COMPANY_COLOR debe ser más fuerte: con «${text}» los botones no se distinguen. El más parecido que sirve es ${nearestColour(text!)}.`,
    );
  return text;
}

/** Parses a number of hops, or addresses and networks such as `10.0.0.0/8`, separated by commas. */
const proxiesOf = (text: string): Config['trustProxy'] =>
  /^\d+$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim());
