import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config';
import { clusterUser, findRunning } from './embedded/cluster';
import { databaseName, startEmbedded } from './embedded/supervisor';
import { poolerOptions } from './pooler';
import * as schema from './schema';

export type Database = NodePgDatabase<typeof schema>;
/** Runs queries: the database itself or one of its transactions. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  db: Database;
  pool: pg.Pool;
  /**
   * The same database for background work, with a longer statement timeout. Each connection is its own session, without
   * a pooler, because LISTEN, session locks and settings need one.
   */
  background: { db: Database; pool: pg.Pool };
  /** The replica; undefined if there is none. */
  copy: { db: Database; pool: pg.Pool } | undefined;
  /** Closes the connections and, if the database is embedded, stops it. */
  close(): Promise<void>;
}

interface ConnectionEvents {
  log(message: string): void;
  /** The database is lost permanently: the server has to stop. */
  onLost(error: Error): void;
}

// Days stay `YYYY-MM-DD`: a Date would shift them by the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Limits for jobs: seconds per statement, and connections of all jobs of a process together. */
const jobs = { statementSeconds: 600, databaseConnections: 8 };

/** For a command, which ends if its database does. */
const commandEvents: ConnectionEvents = {
  log: console.error,
  onLost: (error) => {
    throw error;
  },
};

/** Connects to DATABASE_URL, or starts the embedded PostgreSQL in the data folder. Errors are in Spanish. */
export async function connect(config: Config, events = commandEvents): Promise<Connection> {
  if (config.databaseUrl) return open(config, { connectionString: config.databaseUrl });
  const embedded = await startEmbedded(join(config.dataDir, 'database'), {
    ...events,
    onRestart: (port) => {
      for (const { options } of [connection.pool, connection.background.pool]) options.port = port;
    },
  });
  const connection = open(config, {
    host: '127.0.0.1',
    port: embedded.port,
    user: embedded.user,
    password: embedded.password,
    database: embedded.database,
  });
  return {
    ...connection,
    close: async () => {
      try {
        await connection.close();
      } finally {
        await embedded.stop();
      }
    },
  };
}

/**
 * Connects to the database of a server that may be running, without taking it over; starts the embedded database if it
 * is not running.
 */
export async function connectToRunning(config: Config): Promise<Connection> {
  const running = config.databaseUrl ? undefined : await findRunning(join(config.dataDir, 'database'));
  if (!running) return connect(config);
  return open(config, { host: '127.0.0.1', ...running, user: clusterUser, database: databaseName });
}

function open(config: Config, options: pg.PoolConfig): Connection {
  const { databaseDirectUrl: direct, databaseReadUrl: read } = config;
  const poolOf = (to: pg.PoolConfig) => newPool(config, direct ? { ...to, ...poolerOptions } : to);
  const pool = poolOf(options);
  const slow = newPool(jobs, direct ? { connectionString: direct } : options);
  const copy = read ? poolOf({ connectionString: read, keepAlive: true }) : undefined;
  const databaseOf = (client: pg.Pool) => drizzle(client, { schema, casing: 'snake_case' });
  return {
    pool,
    db: databaseOf(pool),
    background: { pool: slow, db: databaseOf(slow) },
    copy: copy && { pool: copy, db: databaseOf(copy) },
    close: async () => {
      await Promise.all([pool, slow, copy].map((each) => each && closePool(each)));
    },
  };
}

/** Milliseconds that running statements get when a pool is closed. */
const lastStatementMs = 1500;
/** The open connections of each pool. */
const connectionsOf = new WeakMap<pg.Pool, Set<pg.PoolClient>>();

/** Closes a pool of {@link newPool}. Connections still in use after 1.5 seconds are cut, and their statements fail. */
async function closePool(pool: pg.Pool): Promise<void> {
  const ending = pool.end();
  await Promise.race([ending, sleep(lastStatementMs, undefined, { ref: false })]);
  // `end` of a connection in use destroys its socket. The pool itself waits until its user releases it.
  for (const client of connectionsOf.get(pool) ?? []) void (client as pg.PoolClient & pg.Client).end();
}

/** Creates a pool whose connections may die without ending the process. */
export function newPool(
  { databaseConnections, statementSeconds }: Pick<Config, 'databaseConnections' | 'statementSeconds'>,
  options: pg.PoolConfig,
): pg.Pool {
  const pool = new pg.Pool({
    max: databaseConnections,
    statement_timeout: statementSeconds * 1000,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...options,
  });
  // Without listeners, a connection that dies with the database would end the process: an idle connection emits the
  // error on the pool, one in use only on itself. A caller that waits for a result gets the error anyway.
  pool.on('error', () => undefined);
  const connections = new Set<pg.PoolClient>();
  connectionsOf.set(pool, connections);
  pool.on('connect', (client) => {
    connections.add(client);
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => connections.delete(client));
  return pool;
}

const downCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The role's password or its access was changed, or the database renamed, while the server runs.
  '28P01',
  '28000',
  '3D000',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08003',
  '08006',
  '53300',
  // PgBouncer's code for every kind of failure.
  '08P01',
]);

/** Whether an error means that the database is unreachable, and not that it refused a statement. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: string };
  if (code && downCodes.has(code)) return true;
  if (
    /connection terminated|after calling end on the pool|timeout exceeded when trying to connect|not queryable|server closed the connection/i.test(
      message,
    )
  )
    return true;
  return cause !== undefined && isDatabaseDown(cause);
}

/**
 * Returns SQLSTATE and constraint of the database's refusal behind an error; drizzle wraps the driver's error in its
 * own.
 */
export function refusalOf(error: unknown): { code: string; constraint: string | undefined } | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  if (code && /^[0-9A-Z]{5}$/.test(code)) return { code, constraint };
  return refusalOf(error.cause);
}
