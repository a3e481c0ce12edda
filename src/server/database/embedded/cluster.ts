import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPackage, prepareBinaries, type Binaries } from './binaries';
import { embeddedText } from './embeddedText';
import { isAlive } from './processes';
import { canReach, findAccount, type Account } from './unprivileged';

export const clusterUser = 'posventa';
const startTimeoutSeconds = 60;

/** Listens only on this machine. Writes one log per weekday below the data folder, overwritten a week later. */
const settings = [
  'listen_addresses=127.0.0.1',
  'logging_collector=on',
  'log_filename=posventa-%a.log',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1d',
  'log_rotation_size=0',
];

/** One PostgreSQL cluster in a folder, controlled with PostgreSQL's own programs. */
export interface Cluster {
  password: string;
  /** Starts PostgreSQL, or adopts the one that a killed server left running. Returns its port on 127.0.0.1. */
  start(preferredPort?: number): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Opens the cluster in `folder`, and creates it the first time. Throws an Error in Spanish if that fails or the
 * folder's files are incomplete.
 * @param programs folder of the package with PostgreSQL's programs, by default the installed one.
 */
export async function openCluster(folder: string, programs = findPackage()): Promise<Cluster> {
  mkdirSync(folder, { recursive: true });
  const account = findAccount();
  const binaries = prepareBinaries(programs, account);
  const data = join(folder, 'postgres');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    // A partly restored database is the operator's to repair. It is never replaced by an empty one.
    if (existsSync(data) && readdirSync(data).length > 0) throw new Error(embeddedText.notACluster(data));
    await create(folder, data, binaries, account);
  }
  const passwordFile = join(folder, 'postgres.password');
  if (!existsSync(passwordFile)) throw new Error(embeddedText.noPassword(passwordFile));
  const password = readFileSync(passwordFile, 'utf8').trim();
  const pgCtl = (args: string[]) => run(account, binaries.pgCtl, ['-D', pathFor(account, data), ...args], data);
  return {
    password,
    start: (preferredPort) => start(data, pgCtl, preferredPort),
    stop: () => stop(pgCtl),
  };
}

/**
 * Returns the path by which the account's programs reach their working folder. In a home directory that only root can
 * enter, the account cannot use the absolute path, but it can use the working folder itself. Linux has a path for it
 * that leads through no other folder.
 */
function pathFor(account: Account | undefined, folder: string): string {
  return !account || canReach(folder, account) ? folder : '/proc/self/cwd';
}

/** Returns port and password of the running cluster in `folder`; undefined if none is running. */
export async function findRunning(folder: string): Promise<{ port: number; password: string } | undefined> {
  const running = readPidFile(join(folder, 'postgres'));
  if (!running || !(await acceptsConnections(running.port))) return undefined;
  return { port: running.port, password: readFileSync(join(folder, 'postgres.password'), 'utf8').trim() };
}

type PgCtl = (args: string[]) => Promise<Outcome>;

async function start(data: string, pgCtl: PgCtl, preferredPort: number | undefined): Promise<number> {
  let output = '';
  // Right after a kill, the dead server's child processes may still hold its shared memory, so it retries.
  for (let attempt = 0; attempt < 60; attempt++) {
    const status = await pgCtl(['status']);
    if (status.code === 0) {
      const running = readPidFile(data);
      if (running && (await acceptsConnections(running.port))) return running.port;
      // Without an init process, as in some containers, dead processes are not reaped and a killed server's id would
      // count as alive for ever.
      if (running && !isAlive(running.pid)) rmSync(pidFile(data), { force: true });
    } else {
      const port = await freePort(preferredPort);
      const started = await pgCtl([
        '-w',
        '-t',
        String(startTimeoutSeconds),
        '-l',
        'server.log',
        '-o',
        [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' '),
        'start',
      ]);
      if (started.code === 0) return port;
      output = started.output;
    }
    await sleep(250);
  }
  throw new Error(embeddedText.failed('pg_ctl start', output));
}

/** Exit code of pg_ctl for a data folder without a running server. */
const notRunningCode = 3;

/** Stops PostgreSQL; succeeds if it has already stopped. Throws an Error in Spanish if it may still be running. */
async function stop(pgCtl: PgCtl): Promise<void> {
  const { code, output } = await pgCtl(['-w', '-m', 'fast', '-t', '30', 'stop']);
  if (code === 0 || (await pgCtl(['status'])).code === notRunningCode) return;
  throw new Error(embeddedText.notStopped(output));
}

/**
 * On the first start, runs `initdb` in a draft folder that becomes the data folder in one step, so that a kill leaves
 * no partial cluster.
 */
async function create(folder: string, data: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const draft = join(folder, 'postgres.draft');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = join(folder, 'postgres.password');
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const input = join(folder, 'postgres.initial');
  writeFileSync(input, readFileSync(passwordFile), { mode: 0o600 });
  if (account) for (const path of [draft, input]) chownSync(path, account.uid, account.gid);
  const inputFile = openSync(input, 'r');
  const { code, output } = await run(
    account,
    binaries.initdb,
    [
      '-D',
      pathFor(account, draft),
      '-U',
      clusterUser,
      // This process opens the file: the account may read it but perhaps not reach its path.
      '--pwfile=/dev/stdin',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorting and case folding must not depend on the machine's locales.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    draft,
    inputFile,
  );
  closeSync(inputFile);
  rmSync(input, { force: true });
  if (code !== 0) throw new Error(embeddedText.failed('initdb', output));
  // No socket file: its path is limited to 107 bytes, and a data folder's path may be longer.
  writeFileSync(
    join(draft, 'postgresql.auto.conf'),
    "unix_socket_directories = ''\ntimezone = 'UTC'\nlog_timezone = 'UTC'\nlog_min_messages = 'warning'\njit = off\n",
  );
  renameSync(draft, data);
}

interface Outcome {
  code: number;
  output: string;
}

/**
 * Runs a program in the folder `cwd` until it ends. Waits for `exit`, not `close`, because the server that pg_ctl
 * starts keeps the pipes open indefinitely.
 */
function run(
  account: Account | undefined,
  program: string,
  args: string[],
  cwd: string,
  input: number | 'ignore' = 'ignore',
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: [input, 'pipe', 'pipe'],
      ...account,
      env: { ...process.env, LC_ALL: 'C', PGDATA: undefined },
    });
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      child.stdout!.destroy();
      child.stderr!.destroy();
      resolve({ code: code ?? 1, output: output.trim() });
    });
  });
}

const pidFile = (data: string): string => join(data, 'postmaster.pid');

/** Returns process and port of the last server: the first and the fourth line of its pid file. */
function readPidFile(data: string): { pid: number; port: number } | undefined {
  try {
    const [pid, , , port] = readFileSync(pidFile(data), 'utf8').split('\n').map(Number);
    return pid && port ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something listens on the port: the file of a killed server's process may name one that is gone. */
function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (preferred ? resolve(freePort()) : reject(error)));
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
