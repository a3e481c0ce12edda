import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '../../../src/server/config';
import { connect } from '../../../src/server/database/connection';
import { clusterUser, openCluster } from '../../../src/server/database/embedded/cluster';
import { migrateDatabase } from '../../../src/server/database/migrate';
import { seedDemo } from '../../../src/server/database/seed/seedDemo';
import { buildApp } from '../../../src/server/app';

/** The process of the whole run: this one, whose threads are the workers, or in jest's own runner a worker's parent. */
const runId = process.argv[1]?.includes('processChild') ? process.ppid : process.pid;
const folder = join(tmpdir(), `posventa-test-${runId}`);

/** `empty` has only the schema, `demo` also the demo company. */
export type Template = 'empty' | 'demo';

/**
 * Returns the address of a database of the run's own PostgreSQL. The first test file starts it and creates the
 * templates; the others find them. A watcher stops it and removes its folder when the run has ended, however it ended.
 */
export async function databaseUrl(name: string): Promise<string> {
  const cluster = await withRunLock(async () => {
    const isNew = !existsSync(join(folder, 'postgres', 'PG_VERSION'));
    const opened = await openCluster(folder);
    // No test needs to survive a power failure. Autovacuum would visit the hundreds of databases of a run all the time:
    // without it and with copied templates (below) server tests need a fifth less processor time.
    if (isNew)
      appendFileSync(
        join(folder, 'postgres', 'postgresql.auto.conf'),
        'fsync = off\nfull_page_writes = off\nautovacuum = off\nmax_connections = 200\n',
      );
    const port = await opened.start();
    if (isNew) watchRun();
    return { port, password: opened.password };
  });
  return `postgres://${clusterUser}:${cluster.password}@127.0.0.1:${cluster.port}/${name}`;
}

/** Creates a fresh database from a template and returns its address. */
export const freshDatabase = (template: Template): Promise<string> =>
  createDatabase(async (admin, name) => {
    await withRunLock(() => makeTemplates(admin));
    await admin.query(`create database ${name} template posventa_${template} strategy file_copy`);
  });

/** Creates a database without any table and returns its address. */
export const emptyDatabase = (): Promise<string> =>
  createDatabase(async (admin, name) => {
    await admin.query(`create database ${name}`);
  });

async function createDatabase(create: (admin: pg.Client, name: string) => Promise<void>): Promise<string> {
  const admin = new pg.Client(await databaseUrl('postgres'));
  await admin.connect();
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  try {
    await create(admin, name);
  } finally {
    await admin.end();
  }
  return databaseUrl(name);
}

async function makeTemplates(admin: pg.Client): Promise<void> {
  const { rowCount } = await admin.query("select 1 from pg_database where datname = 'posventa_demo'");
  if (rowCount) return;
  for (const name of ['draft_empty', 'draft_demo']) {
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name}`);
    const config = readConfig({
      DATABASE_URL: await databaseUrl(name),
      FILES_DIR: join(folder, 'files'),
      LOG_LEVEL: 'silent',
    });
    const connection = await connect(config, { log: () => undefined, onLost: () => undefined });
    await migrateDatabase(connection.pool);
    if (name === 'draft_demo') {
      const app = await buildApp(config, connection);
      await seedDemo(app.context);
      await app.close();
    }
    await connection.close();
  }
  await admin.query('alter database draft_empty rename to posventa_empty');
  await admin.query('alter database draft_demo rename to posventa_demo');
}

let depth = 0;

/**
 * Workers take turns for work that must happen once. They are threads of one process or, in jest's own runner,
 * processes.
 */
async function withRunLock<T>(work: () => Promise<T>): Promise<T> {
  if (depth > 0) return work();
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'run.lock');
  while (!tryMakeFolder(lock)) await sleep(50);
  depth++;
  try {
    return await work();
  } finally {
    depth--;
    rmdirSync(lock);
  }
}

function tryMakeFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function watchRun(): void {
  const script = `while kill -0 ${runId} 2>/dev/null; do sleep 1; done; kill -INT $(head -1 '${folder}/postgres/postmaster.pid'); sleep 2; rm -rf '${folder}'`;
  spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' }).unref();
}
