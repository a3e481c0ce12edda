import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { locks } from '../locks';
import { clusterUser, openCluster, type Cluster } from './cluster';
import { embeddedText } from './embeddedText';
import { lockFolder } from './folderLock';

export const databaseName = 'posventa';

interface EmbeddedDatabase {
  /** Changes if PostgreSQL had to restart on another port. */
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  stop(): Promise<void>;
}

interface SupervisorEvents {
  log(message: string): void;
  /** PostgreSQL has restarted on this port after it died. */
  onRestart(port: number): void;
  /** PostgreSQL cannot restart: the server has to stop. */
  onLost(error: Error): void;
}

/**
 * Starts the PostgreSQL in `folder` and keeps it running until `stop`. Throws an Error in Spanish if another server
 * owns the folder or PostgreSQL cannot start.
 */
export async function startEmbedded(folder: string, events: SupervisorEvents): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  let cluster: Cluster;
  let watch: pg.Client | undefined;
  let port = 0;
  let isStopping = false;

  const connect = async () => {
    port = await cluster.start(port || undefined);
    watch = await connectAsOwner(folder, port, cluster.password);
    watch.once('end', () => void restart());
  };
  const restart = async () => {
    if (isStopping) return;
    events.log(embeddedText.died);
    try {
      await connect();
      if (isStopping) await cluster.stop();
      else events.onRestart(port);
    } catch (error) {
      if (!isStopping) events.onLost(error as Error);
    }
  };
  try {
    cluster = await openCluster(folder);
    await connect();
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    get port() {
      return port;
    },
    user: clusterUser,
    password: cluster.password,
    database: databaseName,
    stop: async () => {
      isStopping = true;
      await watch?.end().catch(() => undefined);
      try {
        await cluster.stop();
      } finally {
        lock.release();
      }
    },
  };
}

/** Connects, takes the owner's lock and creates the database if missing. The connection ends when PostgreSQL dies. */
async function connectAsOwner(folder: string, port: number, password: string): Promise<pg.Client> {
  const client = await connectWithRetries({
    host: '127.0.0.1',
    port,
    user: clusterUser,
    password,
    database: 'postgres',
    keepAlive: true,
  });
  // A server that was just killed holds the lock until PostgreSQL notices that its connection is closed.
  for (let attempt = 0; !(await tryLock(client)); attempt++) {
    if (attempt === 20) {
      await client.end();
      throw new Error(embeddedText.inUse(folder));
    }
    await sleep(100);
  }
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (!rowCount) await client.query(`create database ${databaseName}`);
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
    locks.owner,
  ]);
  return rows[0]!.isMine;
}

/** An adopted PostgreSQL may still be recovering from a kill, and refuses connections until it has finished. */
async function connectWithRetries(config: pg.ClientConfig): Promise<pg.Client> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}
