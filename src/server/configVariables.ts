import ipaddr from 'ipaddr.js';
import { Type, type TSchema } from 'typebox';

/** An environment variable: its accepted values and its text in `docs/configuration.md`. */
export interface Variable {
  schema: TSchema;
  /** The default as `docs/configuration.md` shows it. It is also the value that is read if `value` is absent. */
  default: string;
  /** The value of an unset variable; undefined if the code that reads it decides. */
  value?: string;
  /** What the variable must be, for the message to the operator about a wrong value. */
  expects: string;
  /** Explanation for `docs/configuration.md`. */
  meaning: string;
}

const text = Type.String();
const integerBetween = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const address = (schemes: string) =>
  Type.Refine(Type.String(), (value) => new RegExp(`^(${schemes})://\\S+$`).test(value) && URL.canParse(value));
/** Accepts an address with exactly one path segment after the host. */
const isBucket = (value: unknown) =>
  URL.canParse(value as string) && /^\/[\w.-]+\/?$/.test(new URL(value as string).pathname);
const isProxies = (value: string) =>
  /^\d{1,2}$/.test(value) ||
  value.split(',').every((part) => ipaddr.isValid(part.trim()) || ipaddr.isValidCIDR(part.trim()));

/** Every variable that the server reads. `npm run generate` writes the table of `docs/configuration.md` from here. */
export const variables = {
  PORT: {
    schema: integerBetween(0, 65535),
    default: '3000',
    value: '3000',
    expects: 'un número entre 0 y 65535',
    meaning: 'where it listens: API under `/api`, portal at `/`, API reference at `/api/docs`; 0: a free port',
  },
  HOST: {
    schema: text,
    default: '127.0.0.1',
    value: '127.0.0.1',
    expects: 'una dirección de esta máquina',
    meaning: 'address it listens on; `0.0.0.0` for all',
  },
  DATA_DIR: {
    schema: text,
    default: '`.data`',
    value: '.data',
    expects: 'una carpeta',
    meaning: 'embedded database and uploaded files',
  },
  FILES_DIR: {
    schema: text,
    default: '`DATA_DIR/files`',
    expects: 'una carpeta',
    meaning: 'uploaded files, if they are kept in another folder',
  },
  FILES_URL: {
    schema: Type.Refine(address('https?'), isBucket),
    default: 'empty',
    expects: 'una dirección https://CLAVE:SECRETO@servidor/bucket',
    meaning:
      'S3-compatible bucket instead of `FILES_DIR`: `https://KEY:SECRET@host/bucket?region=us-east-1`, key and secret percent-encoded; without them the default sources of the AWS SDK',
  },
  BACKUP_DIR: {
    schema: text,
    default: '`DATA_DIR/backups`',
    expects: 'una carpeta',
    meaning: 'backups; another disk is better',
  },
  BACKUP_KEEP: {
    schema: integerBetween(0, 1000),
    default: '`7` with the embedded database, else `0`',
    expects: 'un número entre 0 y 1000',
    meaning: 'number of nightly backups to keep; `0` makes no backups',
  },
  DATABASE_URL: {
    schema: address('postgres|postgresql'),
    default: 'empty',
    expects: 'una dirección postgres://usuario:clave@servidor/base',
    meaning: 'PostgreSQL instead of the embedded one; PgBouncer in transaction mode needs `DATABASE_DIRECT_URL`',
  },
  DATABASE_DIRECT_URL: {
    schema: address('postgres|postgresql'),
    default: '`DATABASE_URL`',
    expects: 'una dirección postgres://usuario:clave@servidor/base',
    meaning: 'the same database without the pooler: jobs, migrations, backups, notifications',
  },
  DATABASE_READ_URL: {
    schema: address('postgres|postgresql'),
    default: 'empty',
    expects: 'una dirección postgres://usuario:clave@servidor/base',
    meaning: 'a streaming replica, for lists, counts, exports and searches while it is up to date',
  },
  MIGRATE_DATABASE_URL: {
    schema: address('postgres|postgresql'),
    default: '`DATABASE_DIRECT_URL`',
    expects: 'una dirección postgres://usuario:clave@servidor/base',
    meaning:
      'the same database as [the role that owns its tables](operations.md#two-roles-of-the-database), for migrations',
  },
  PLAINTEXT_HOSTS: {
    schema: text,
    default: 'empty',
    expects: 'nombres de servidores separados por comas',
    meaning: 'other machines to which PostgreSQL, SMTP and the bucket may go unencrypted, separated by commas',
  },
  DATABASE_CONNECTIONS: {
    schema: integerBetween(4, 500),
    default: '20',
    value: '20',
    expects: 'un número entre 4 y 500',
    meaning:
      'maximum connections of one process for calls; jobs open up to 8 more, one listens, the replica gets as many again',
  },
  DATABASE_STATEMENT_SECONDS: {
    schema: integerBetween(1, 3600),
    default: '8',
    value: '8',
    expects: 'un número de segundos entre 1 y 3600',
    meaning: 'timeout of a statement in a call; the browser waits 10 seconds',
  },
  DEMO: {
    schema: Type.Refine(text, (value) => value === '0' || value === '1'),
    default: '`1` with the embedded database and without `NODE_ENV=production`, else `0`',
    expects: '0 o 1',
    meaning: 'fills an empty database with the demo company',
  },
  SMTP_URL: {
    schema: address('smtps?'),
    default: 'empty',
    expects: 'una dirección smtp:// o smtps://',
    meaning: 'mail server, with TLS (`smtps:`) or STARTTLS; without it e-mails stay in the outbox table',
  },
  MAIL_FROM: {
    schema: Type.Refine(text, (value) => /^[^\s@]+@[^\s@]+$/.test(value)),
    default: '`posventa@localhost`',
    value: 'posventa@localhost',
    expects: 'una dirección de email',
    meaning: 'sender of e-mails; in production `SMTP_URL` needs it',
  },
  EMAIL_SETTINGS_USERNAME: {
    schema: text,
    default: 'the first admin, in the demo `admin@demo.ar`',
    expects: 'el email de una cuenta',
    meaning: 'the one admin account that may open the e-mail settings',
  },
  PUBLIC_URL: {
    schema: address('https?'),
    default: 'the address it listens on',
    expects: 'una dirección http:// o https://',
    meaning: 'base of the links in e-mails; in production `SMTP_URL` needs it',
  },
  TRUST_PROXY: {
    schema: Type.Refine(text, isProxies),
    default: '`0`',
    value: '0',
    expects: 'un número de proxies o sus redes separadas por comas',
    meaning: '[proxies](production.md#the-proxy) in front: how many, or their networks (`10.0.0.0/8,192.168.1.5`)',
  },
  HTTP_BODY_SECONDS: {
    schema: integerBetween(1, 3600),
    default: '20',
    value: '20',
    expects: 'un número de segundos entre 1 y 3600',
    meaning: 'timeout for the body of a request; an upload gets more, by its size',
  },
  OVERLOAD_MS: {
    schema: integerBetween(0, 60_000),
    default: '3000',
    value: '3000',
    expects: 'un número de milisegundos entre 0 y 60000',
    meaning: 'delay of the event loop above which calls get 503 with `retry-after`; `0` disables it',
  },
  DRAIN_SECONDS: {
    schema: integerBetween(0, 60),
    default: '0',
    value: '0',
    expects: 'un número de segundos entre 0 y 60',
    meaning: 'after SIGTERM, seconds in which a process still answers while `/api/ready` returns 503',
  },
  READS_PER_MINUTE: {
    schema: integerBetween(0, 1_000_000),
    default: '1200',
    value: '1200',
    expects: 'un número entre 0 y 1000000',
    meaning:
      'reads of one session in a minute, in each process; ten times as many files per address. Above that 429; `0` disables it',
  },
  VISIT_CHANGE_HOURS: {
    schema: integerBetween(0, 168),
    default: '12',
    value: '12',
    expects: 'un número de horas entre 0 y 168',
    meaning: 'hours before an agreed visit until which resident and contractor may change or cancel it',
  },
  METRICS_TOKEN: {
    schema: Type.Refine(text, (value) => value.length >= 16),
    default: 'empty',
    expects: 'un texto de al menos 16 caracteres',
    meaning: 'bearer token for `/api/metrics`; without it only this machine may read the metrics',
  },
  LOG_LEVEL: {
    schema: Type.Refine(text, (value) =>
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(value),
    ),
    default: '`info`',
    value: 'info',
    expects: 'trace, debug, info, warn, error, fatal o silent',
    meaning: 'level of the log (JSON lines)',
  },
  WEB_DIR: {
    schema: text,
    default: '`dist/web`',
    value: 'dist/web',
    expects: 'una carpeta',
    meaning: 'the built portal',
  },
  API_URL: {
    schema: Type.Refine(
      text,
      (value) => /^\/[\w/.-]*$/.test(value) || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value)),
    ),
    default: '`/api`',
    expects: 'una ruta como /api o una dirección http:// o https://',
    meaning: 'base path or address of the API for the portal',
  },
  COMPANY_NAME: {
    schema: text,
    default: '`Constructora Demo` in the demo, else empty',
    expects: 'un nombre',
    meaning: "the company's name on every page and mail",
  },
  COMPANY_LOGO: {
    schema: text,
    default: 'empty',
    expects: 'la ruta de una imagen',
    meaning: 'path of an image below `public` that replaces the default logo',
  },
  COMPANY_COLOR: {
    schema: text,
    default: '`#A8441F`',
    expects: 'un color como #A8441F',
    meaning: 'accent colour, as `#rrggbb`',
  },
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
