import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { findAccount } from '../../src/server/database/embedded/unprivileged';
import { objectStoreArgs } from '../server/support/objectStore';
import { SmallDisk } from '../server/support/smallDisk';
import { freePorts } from '../support/freePorts';
import { Part } from './part';
import { programs } from './programs';
import { answers, query, ready, sendCommand } from './reach';
import { hostRules, poolerSettings, postgresSettings, proxySettings, type Ports } from './settings';

const root = join(import.meta.dirname, '../..');
const user = 'posventa';
/** Enough for the longest run, and small enough to be filled quickly. */
const diskMegabytes = 1500;

export interface Cluster {
  /** Of the portal, through the proxy. */
  url: string;
  primary: Part;
  replica: Part;
  pooler: Part;
  servers: Part[];
  /** All parts, including those without faults. */
  parts: Part[];
  /** Addresses of the portal's processes, without the proxy. */
  serverUrls: string[];
  folder: string;
  /** Disks of the primary and of the bucket; the system's message if none can be mounted. */
  disks: Record<'primary' | 'files', SmallDisk | string>;
  /** Queries the PostgreSQL server that is currently the primary. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  queryReplica(text: string): Promise<void>;
  /**
   * From now on a commit waits until the replica has stored it on its disk, so that no commit is lost with the primary.
   */
  replicateFirst(): Promise<void>;
  /** Promotes the replica, as the failover manager of a real cluster does. */
  promote(): void;
  /** Runs a command of HAProxy's admin socket. */
  tellProxy(command: string): Promise<string>;
  close(): Promise<void>;
}

/** Optional parts of the portal, which can be omitted to measure their effect. */
export type Spare = 'pooler' | 'replica' | 'objects';

/**
 * Starts all parts: two PostgreSQL servers, PgBouncer, an S3 server, this many processes of the portal with the demo,
 * and HAProxy.
 */
export async function startCluster(serverCount: number, without: Spare[] = []): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'posventa-cluster-'));
  chmodSync(folder, 0o711);
  const account = findAccount();
  const giveToAccount = (path: string) => account && chownSync(path, account.uid, account.gid);
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
  const postgres = (name: string, data: string, port: number): Part =>
    new Part({ name, command: programs.postgres, args: ['-D', data], log: logOf(name), account, port });
  const parts: Part[] = [];
  const started = async (part: Part): Promise<Part> => {
    parts.unshift(part);
    await part.start();
    return part;
  };
  const urlOf = (port: number, name = 'posventa') => `postgres://${user}@127.0.0.1:${port}/${name}`;
  const folderOf = (name: string, inside = folder) => {
    const path = join(inside, name);
    mkdirSync(path, { mode: 0o700 });
    giveToAccount(path);
    return path;
  };
  const disks = {
    primary: SmallDisk.mount(join(folder, 'primary-disk'), diskMegabytes),
    files: SmallDisk.mount(join(folder, 'files-disk'), diskMegabytes),
  };
  const on = (disk: SmallDisk | string) => (typeof disk === 'string' ? folder : disk.folder);
  const close = async () => {
    for (const part of parts) await part.stop(part.program.command === programs.postgres ? 'SIGINT' : 'SIGTERM');
    for (const disk of Object.values(disks)) if (typeof disk !== 'string') disk.unmount();
    if (process.env.CLUSTER_KEEP !== '1') rmSync(folder, { recursive: true, force: true });
  };

  try {
    const primaryData = folderOf('primary', on(disks.primary));
    run(programs.initdb, ['-D', primaryData, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
    appendFileSync(join(primaryData, 'postgresql.conf'), postgresSettings(ports.primary));
    writeFileSync(join(primaryData, 'pg_hba.conf'), hostRules);
    const primary = await started(postgres('primary', primaryData, ports.primary));
    await answers(urlOf(ports.primary, 'postgres'));
    await query(urlOf(ports.primary, 'postgres'), 'create role proxy_check login');
    await query(urlOf(ports.primary, 'postgres'), 'create database posventa');

    const replicaData = folderOf('replica');
    const following = `host=127.0.0.1 port=${ports.primary} user=${user} application_name=replica`;
    run(programs.baseBackup, ['-D', replicaData, '-R', '-X', 'stream', '-c', 'fast', '-d', following]);
    appendFileSync(join(replicaData, 'postgresql.conf'), `port = ${ports.replica}\n`);
    const replica = await started(postgres('replica', replicaData, ports.replica));
    await answers(urlOf(ports.replica));

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

    const objectsFolder = folderOf('objects', on(disks.files));
    await started(
      new Part({
        name: 'objects',
        command: process.execPath,
        args: objectStoreArgs(objectsFolder, ports.objects),
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
            ? { DATABASE_URL: urlOf(ports.database) }
            : { DATABASE_URL: urlOf(ports.pooler), DATABASE_DIRECT_URL: urlOf(ports.database) }),
          ...(!without.includes('replica') && { DATABASE_READ_URL: urlOf(ports.replica) }),
          ...(!without.includes('objects') && {
            FILES_URL: `http://S3RVER:S3RVER@127.0.0.1:${ports.objects}/posventa`,
          }),
          DATA_DIR: join(folder, 'data'),
          DEMO: '1',
          TRUST_PROXY: '1',
          LOG_LEVEL: 'warn',
          READS_PER_MINUTE: '0',
        },
      });
    // Concurrently: they wait for each other's migrations.
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
      disks,
      query: (text, values) => query(urlOf(ports.database), text, values),
      queryReplica: async (text) => {
        await query(urlOf(ports.replica), text);
      },
      replicateFirst: async () => {
        await query(urlOf(ports.primary), `alter system set synchronous_standby_names = 'replica'`);
        await query(urlOf(ports.primary), 'select pg_reload_conf()');
      },
      promote: () => run(programs.pgCtl, ['-D', replicaData, '-w', 'promote']),
      tellProxy: (command) => sendCommand(join(folder, 'proxy.sock'), command),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
