import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statSync, chownSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../../src/server/config';
import { connect } from '../../../src/server/database/connection';
import { clusterUser, openCluster, type Cluster } from '../../../src/server/database/embedded/cluster';
import { migrateDatabase } from '../../../src/server/database/migrate';
import { seedDemo } from '../../../src/server/database/seed/seedDemo';
import { buildApp } from '../../../src/server/app';

export interface Standby {
  primaryUrl: string;
  standbyUrl: string;
  /** Stops the replica, and starts it again. */
  stopCopy(): Promise<void>;
  startCopy(): Promise<void>;
  /** Queries the replica directly. */
  runOnCopy(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** Two PostgreSQL servers with the demo: a primary, and a streaming replica. */
export async function startStandby(): Promise<Standby> {
  const root = mkdtempSync(join(tmpdir(), 'posventa-standby-'));
  execFileSync('chmod', ['711', root]);
  const [here, there] = [join(root, 'primary'), join(root, 'copy')];
  const primary = await openCluster(here);
  appendFileSync(join(here, 'postgres/postgresql.auto.conf'), 'fsync = off\n');
  const port = await primary.start();
  const urlOf = (at: number, database = 'posventa') =>
    `postgres://${clusterUser}:${primary.password}@127.0.0.1:${at}/${database}`;
  await runStatement(urlOf(port, 'postgres'), 'create database posventa');
  await fill(urlOf(port), join(root, 'files'));
  await primary.stop();
  execFileSync('cp', ['-a', here, there]);
  const settings = join(there, 'postgres/postgresql.auto.conf');
  appendFileSync(
    settings,
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${clusterUser} password=${primary.password}'\n`,
  );
  const signal = join(there, 'postgres/standby.signal');
  writeFileSync(signal, '');
  const { uid, gid } = statSync(settings);
  chownSync(signal, uid, gid);
  await primary.start(port);
  const copy: Cluster = await openCluster(there);
  const copyPort = await copy.start();
  return {
    primaryUrl: urlOf(port),
    standbyUrl: urlOf(copyPort),
    stopCopy: () => copy.stop(),
    startCopy: async () => {
      await copy.start(copyPort);
    },
    runOnCopy: (statement) => runStatement(urlOf(copyPort), statement),
    close: async () => {
      await copy.stop();
      await primary.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function fill(url: string, filesDir: string): Promise<void> {
  const config = readConfig({ DATABASE_URL: url, FILES_DIR: filesDir, LOG_LEVEL: 'silent' });
  const connection = await connect(config);
  await migrateDatabase(connection.background.pool);
  const app = await buildApp(config, connection);
  await seedDemo(app.context);
  await app.close();
  await connection.close();
}
