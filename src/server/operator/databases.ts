import pg from 'pg';
import type { Config } from '../config';
import { databaseMessages, databaseReasons, failureText, type Place } from './failureText';

/** The variables with a PostgreSQL address. */
type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'MIGRATE_DATABASE_URL';

/** A configured PostgreSQL address. */
export interface DatabaseAddress {
  variable: DatabaseVariable;
  url: string;
}

type Addresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'migrateUrl' | 'databaseReadUrl'>;

/** Returns the configured addresses; none with the embedded database. */
export function databaseAddresses({
  databaseUrl,
  databaseDirectUrl,
  migrateUrl,
  databaseReadUrl,
}: Addresses): DatabaseAddress[] {
  const all = {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    MIGRATE_DATABASE_URL: migrateUrl,
    DATABASE_READ_URL: databaseReadUrl,
  };
  return Object.entries(all).flatMap(([variable, url]) =>
    url === undefined ? [] : { variable: variable as DatabaseVariable, url },
  );
}

const oldestVersion = 150_000;
const connectMs = 5000;

/** What a reachable PostgreSQL says of itself. */
export interface DatabaseFacts {
  version: string;
  /** Seconds that its clock is ahead of this machine's. */
  secondsAhead: number;
}

/** Connects once and asks for version and time. Throws an Error in Spanish that names the variable. */
export async function reachDatabase(address: DatabaseAddress): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: address.url, connectionTimeoutMillis: connectMs });
  // A connection that dies meanwhile also rejects the query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number; version: string; now: number }>(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 as now",
    );
    const { number, version, now } = rows[0]!;
    if (number < oldestVersion)
      throw new Error(failureText.database(address.variable, failureText.tooOldServer(version)));
    return { version, secondsAhead: now - Date.now() / 1000 };
  } catch (error) {
    throw isExplained(error) ? error : new Error(databaseFailure(address, error), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether the message is already one for the operator. */
const isExplained = (error: unknown): error is Error =>
  error instanceof Error && !('code' in error) && /^No pudimos usar/.test(error.message);

/** Returns why a database could not be used, in Spanish, with the variable and without the password. */
export function databaseFailure({ variable, url }: DatabaseAddress, error: unknown): string {
  return failureText.database(variable, databaseReason(placeOf(url), error));
}

/** Returns the reason of an error of the database, in Spanish if it is a known one. */
export function databaseReason(place: Place, error: unknown): string {
  const { code = '', message } = error as Error & { code?: string };
  const known = databaseReasons[code]?.(place);
  const byText = databaseMessages.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
  return known ?? byText ?? [message, code].filter(Boolean).join(', ').replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

/** Returns what an address names. */
export function placeOf(address: string): Place {
  const { hostname, port, username, pathname, searchParams } = new URL(address);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname) || 'localhost';
  return {
    server: host.startsWith('/') ? host : `${host}:${port || 5432}`,
    user: decodeURIComponent(username) || '(sin nombre)',
    database: decodeURIComponent(pathname.slice(1)) || '(sin nombre)',
  };
}
