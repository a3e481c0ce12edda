import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findAccount } from '../../src/server/database/embedded/unprivileged';
import { objectStoreArgs } from '../server/support/objectStore';
import { freePorts, Part } from './part';
import { programs } from './programs';
import { hostRules, poolerSettings, postgresSettings, proxySettings, type Ports } from './settings';

const root = join(import.meta.dirname, '../..');
const user = 'posventa';

export interface Cluster {
  /** Of the portal, through the proxy. */
  url: string;
  primary: Part;
  replica: Part;
  pooler: Part;
  servers: Part[];
  /** All of them, those too that nobody breaks. */
  parts: Part[];
  /** Addresses of the portal's processes, past the proxy. */
  serverUrls: string[];
  folder: string;
  /** Asks whichever PostgreSQL is the primary. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  askReplica(text: string): Promise<void>;
  /** From now on a commit waits until the replica has it on its disk, so that none is lost with the primary. */
  replicateFirst(): Promise<void>;
  /** Makes the replica the primary, as whoever watches over a real cluster does. */
  promote(): void;
  /** A command of HAProxy's own. */
  tellProxy(command: string): Promise<string>;
  close(): Promise<void>;
}

/** A part that the portal does without, to see what it adds. */
export type Spare = 'pooler' | 'replica' | 'objects';

/** Starts all of it: two servers of PostgreSQL, PgBouncer, an S3 server, so many processes of the portal with the demo, HAProxy. */
export async function startCluster(serverCount: number, without: Spare[] = []): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'posventa-cluster-'));
  chmodSync(folder, 0o711);
  const account = findAccount();
  const own = (path: string) => account && chownSync(path, account.uid, account.gid);
  const [primaryPort, replicaPort, database, pooler, objects, portal, ...servers] = await freePorts(6 + serverCount);
  const ports: Ports = {
    primary: primaryPort!,
    replica: replicaPort!,
    database: database!,
    pooler: pooler!,
    objects: objects!,
    portal: portal!,
    servers,
  };
  const logOf = (name: string) => join(folder, `${name}.log`);
  const run = (command: string, args: string[]) => {
    const { status, stderr } = spawnSync(command, args, {
      ...account,
      cwd: '/',
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
    });
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
  };
  const postgres = (name: string, port: number): Part =>
    new Part(
      { name, command: programs.postgres, args: ['-D', join(folder, name)], log: logOf(name), account, port },
      false,
    );
  const parts: Part[] = [];
  const started = async (part: Part): Promise<Part> => {
    parts.unshift(part);
    await part.start();
    return part;
  };
  const at = (port: number, name = 'posventa') => `postgres://${user}@127.0.0.1:${port}/${name}`;
  const folderOf = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    own(path);
    return path;
  };
  const close = async () => {
    for (const part of parts) await part.stop(part.program.command === programs.postgres ? 'SIGINT' : 'SIGTERM');
    if (process.env.CLUSTER_KEEP !== '1') rmSync(folder, { recursive: true, force: true });
  };

  try {
    const primaryData = folderOf('primary');
    run(programs.initdb, ['-D', primaryData, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
    appendFileSync(join(primaryData, 'postgresql.conf'), postgresSettings(ports.primary));
    writeFileSync(join(primaryData, 'pg_hba.conf'), hostRules);
    const primary = await started(postgres('primary', ports.primary));
    await answers(at(ports.primary, 'postgres'));
    await query(at(ports.primary, 'postgres'), 'create role proxy_check login');
    await query(at(ports.primary, 'postgres'), 'create database posventa');

    const replicaData = folderOf('replica');
    const following = `host=127.0.0.1 port=${ports.primary} user=${user} application_name=replica`;
    run(programs.baseBackup, ['-D', replicaData, '-R', '-X', 'stream', '-c', 'fast', '-d', following]);
    appendFileSync(join(replicaData, 'postgresql.conf'), `port = ${ports.replica}\n`);
    const replica = await started(postgres('replica', ports.replica));
    await answers(at(ports.replica));

    writeFileSync(join(folder, 'proxy.cfg'), proxySettings(ports, folder));
    await started(
      new Part({
        name: 'proxy',
        command: programs.haproxy,
        args: ['-db', '-f', join(folder, 'proxy.cfg')],
        log: logOf('proxy'),
        port: ports.portal,
      }),
    );

    const poolerFolder = folderOf('pooler');
    writeFileSync(join(poolerFolder, 'pooler.ini'), poolerSettings(ports, poolerFolder));
    writeFileSync(join(poolerFolder, 'users.txt'), `"${user}" ""\n`);
    const bouncer = await started(
      new Part({
        name: 'pooler',
        command: programs.pgbouncer,
        args: [join(poolerFolder, 'pooler.ini')],
        log: logOf('pooler'),
        account,
        port: ports.pooler,
      }),
    );

    mkdirSync(join(folder, 'objects'));
    await started(
      new Part({
        name: 'objects',
        command: process.execPath,
        args: objectStoreArgs(join(folder, 'objects'), ports.objects),
        log: logOf('objects'),
        port: ports.objects,
      }),
    );

    const serverOf = (port: number, index: number) =>
      new Part({
        name: `portal${index + 1}`,
        command: process.execPath,
        args: ['--import', 'tsx', join(root, 'src/server/main.ts')],
        log: logOf(`portal${index + 1}`),
        port,
        env: {
          PORT: String(port),
          ...(without.includes('pooler')
            ? { DATABASE_URL: at(ports.database) }
            : { DATABASE_URL: at(ports.pooler), DATABASE_DIRECT_URL: at(ports.database) }),
          ...(!without.includes('replica') && { DATABASE_READ_URL: at(ports.replica) }),
          ...(!without.includes('objects') && {
            FILES_URL: `http://S3RVER:S3RVER@127.0.0.1:${ports.objects}/posventa`,
          }),
          DATA_DIR: join(folder, 'data'),
          DEMO: '1',
          TRUST_PROXY: '1',
          LOG_LEVEL: 'warn',
        },
      });
    // Together: they wait for each other's migrations.
    const processes = ports.servers.map(serverOf);
    parts.unshift(...processes);
    await Promise.all(processes.map((part) => part.start()));
    const url = `http://127.0.0.1:${ports.portal}`;
    await ready(url);
    return {
      url,
      primary,
      replica,
      pooler: bouncer,
      servers: processes,
      parts,
      serverUrls: ports.servers.map((port) => `http://127.0.0.1:${port}`),
      folder,
      ask: (text, values) => query(at(ports.database), text, values),
      askReplica: async (text) => {
        await query(at(ports.replica), text);
      },
      replicateFirst: async () => {
        await query(at(ports.primary), `alter system set synchronous_standby_names = 'replica'`);
        await query(at(ports.primary), 'select pg_reload_conf()');
      },
      promote: () => run(programs.pgCtl, ['-D', replicaData, '-w', 'promote']),
      tellProxy: (command) => tell(join(folder, 'proxy.sock'), command),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until a server of PostgreSQL that has just begun has what it needs. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(200);
    }
  }
}

/** Waits until the proxy sends somewhere. */
async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('The portal is not ready behind its proxy.');
}

const tell = (socketPath: string, command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(socketPath, () => socket.write(`${command}\n`));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
