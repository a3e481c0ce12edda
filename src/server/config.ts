import { join, resolve } from 'node:path';
import { Compile } from 'typebox/compile';
import { colourProblem } from '../contract/colour';
import { defaultWebSettings, type WebSettings } from '../contract/webSettings';
import { demandsTls, encryptionProblems } from './configEncryption';
import { variables, type Variable, type VariableName } from './configVariables';

export interface Config {
  /** 0 asks the system for a free port. */
  port: number;
  host: string;
  /** Absolute folder of the embedded database and, unless FILES_DIR says otherwise, of the uploaded files. */
  dataDir: string;
  filesDir: string;
  /** A bucket for the uploaded files, with its key; undefined where they are in `filesDir`. */
  filesUrl: string | undefined;
  /** Absolute folder that backups are put into. */
  backupDir: string;
  /** How many of the nightly backups are kept; 0 makes none. */
  backupKeep: number;
  /** PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** The same database past a transaction pooler; undefined where `databaseUrl` leads to no pooler. */
  databaseDirectUrl: string | undefined;
  /** The same database as the role that owns the tables, for migrations; undefined where the serving role does. */
  migrateUrl: string | undefined;
  /** A replica that may be read from. */
  databaseReadUrl: string | undefined;
  databaseConnections: number;
  /** Seconds after which a statement of a call is given up. */
  statementSeconds: number;
  /** Whether an empty database gets the demo data. */
  demo: boolean;
  smtpUrl: string | undefined;
  /** Whether mails wait rather than go out unencrypted. */
  smtpDemandsTls: boolean;
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
  /** Milliseconds that the process may be late before it refuses calls; 0 never does. */
  overloadMs: number;
  /** What one session may read in a minute; 0 counts nothing. */
  readsPerMinute: number;
  /** Hours before a visit up to which those who do not work for the company may change or cancel it. */
  visitChangeHours: number;
  /** Who shows it may read the metrics from elsewhere. */
  metricsToken: string | undefined;
  /** How many proxies stand in front, or their networks: the address of a request is the nearest one that is none of them. */
  trustProxy: number | string[];
}

/** The demo's company, which no other installation names. */
const demoCompany = 'Constructora Demo';

type Environment = Record<string, string | undefined>;

/** Reads the configuration from environment variables, all of it at once. Throws an Error in Spanish that names every malformed one. */
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
    emailSettingsUsername: texts.EMAIL_SETTINGS_USERNAME!.toLowerCase(),
    publicUrl: texts.PUBLIC_URL?.replace(/\/+$/, ''),
    webDir: resolve(texts.WEB_DIR!),
    webSettings: {
      company: texts.COMPANY_NAME ?? (demo ? demoCompany : defaultWebSettings.company),
      apiUrl: texts.API_URL?.replace(/\/+$/, '') ?? defaultWebSettings.apiUrl,
      logo: texts.COMPANY_LOGO,
    },
    colour: colourOf(texts.COMPANY_COLOR),
    apiOrigin: originOf(texts.API_URL),
    logLevel: texts.LOG_LEVEL!,
    bodySeconds: Number(texts.HTTP_BODY_SECONDS),
    overloadMs: Number(texts.OVERLOAD_MS),
    readsPerMinute: Number(texts.READS_PER_MINUTE),
    visitChangeHours: Number(texts.VISIT_CHANGE_HOURS),
    metricsToken: texts.METRICS_TOKEN,
    trustProxy: proxiesOf(texts.TRUST_PROXY!),
  };
}

/** The variables as texts that their schemas accept; a blank one counts as unset. */
function textsOf(env: Environment): Partial<Record<VariableName, string>> {
  const texts: Partial<Record<VariableName, string>> = {};
  const problems: string[] = [];
  for (const [name, { schema, value, expects }] of Object.entries<Variable>(variables)) {
    const text = env[name]?.trim() || value;
    if (text === undefined) continue;
    texts[name as VariableName] = text;
    // Number('') and Number('0x1f') are numbers, but not intended ones.
    const read = (schema as { type?: string }).type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
    if (!Compile(schema).Check(read)) problems.push(`${name} debe ser ${expects}, no «${withoutPassword(text)}».`);
  }
  for (const [name, needed] of together)
    if (texts[name] !== undefined && texts[needed] === undefined) problems.push(`${name} necesita ${needed}.`);
  // Of what is no address nothing more can be said.
  if (problems.length === 0) problems.push(...encryptionProblems(texts));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return texts;
}

/** Variables that say nothing without another one. */
const together: [VariableName, VariableName][] = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['MIGRATE_DATABASE_URL', 'DATABASE_URL'],
];

/** What is printed must not give a password away. */
const withoutPassword = (text: string): string => text.replace(/(\/\/[^:@/\s]*):\S*@/, '$1:…@');

/** The origin of an absolute address; undefined for a path of this server. */
const originOf = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

/** A colour dark enough for white words on it, which buttons have (4.5:1). */
function colourOf(text: string | undefined): string | undefined {
  const problem = text && colourProblem(text);
  if (problem === 'format') throw new Error(`COMPANY_COLOR debe ser un color como #A8441F, no «${text}».`);
  if (problem === 'light')
    throw new Error(`COMPANY_COLOR debe ser más oscuro: sobre «${text}» no se lee el texto blanco de los botones.`);
  return text;
}

/** A number of hops, or addresses and networks such as `10.0.0.0/8`, separated by commas. */
const proxiesOf = (text: string): Config['trustProxy'] =>
  /^\d+$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim());
