import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
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

/** For this machine alone; a log for each day of the week below the data folder, overwritten when its day comes again. */
const settings = [
  'listen_addresses=127.0.0.1',
  'logging_collector=on',
  'log_filename=posventa-%a.log',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1d',
  'log_rotation_size=0',
];

/** One PostgreSQL cluster in a folder, driven through the programs that PostgreSQL itself ships for it. */
export interface Cluster {
  password: string;
  /** Starts PostgreSQL, or adopts the one that a killed server left running. Answers its port on 127.0.0.1. */
  start(preferredPort?: number): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Opens the cluster in `folder`, making it the first time. Throws an Error in Spanish where that fails.
 * @param programs folder of the package with PostgreSQL's programs, by default the installed one.
 */
export async function openCluster(folder: string, programs = findPackage()): Promise<Cluster> {
  mkdirSync(folder, { recursive: true });
  const account = findAccount();
  const binaries = prepareBinaries(programs, account);
  const data = join(folder, 'postgres');
  if (!existsSync(join(data, 'PG_VERSION'))) await create(folder, data, binaries, account);
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim();
  const pgCtl = (args: string[]) => run(account, binaries.pgCtl, ['-D', seenBy(account, data), ...args], data);
  return {
    password,
    start: (preferredPort) => start(data, pgCtl, preferredPort),
    stop: () => stop(pgCtl),
  };
}

/**
 * How the account's programs name a folder that they are started in. In a home that only root can enter, the way from the root
 * is closed to them but the folder they stand in is not: Linux has a name for it that leads through no other.
 */
function seenBy(account: Account | undefined, folder: string): string {
  return !account || canReach(folder, account) ? folder : '/proc/self/cwd';
}

/** Where the cluster in `folder` can be reached; undefined where none is running. */
export async function findRunning(folder: string): Promise<{ port: number; password: string } | undefined> {
  const found = readPidFile(join(folder, 'postgres'));
  if (!found || !(await accepts(found.port))) return undefined;
  return { port: found.port, password: readFileSync(join(folder, 'postgres.password'), 'utf8').trim() };
}

type PgCtl = (args: string[]) => Promise<Outcome>;

async function start(data: string, pgCtl: PgCtl, preferredPort: number | undefined): Promise<number> {
  let output = '';
  // Right after a kill, the dead server's children may still hold its shared memory: try again.
  for (let attempt = 0; attempt < 60; attempt++) {
    const status = await pgCtl(['status']);
    if (status.code === 0) {
      const found = readPidFile(data);
      if (found && (await accepts(found.port))) return found.port;
      // Where no init process collects dead processes, as in some containers, a killed server's id stays "alive" for ever.
      if (found && !isAlive(found.pid)) rmSync(pidFile(data), { force: true });
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

/** What pg_ctl says of a data folder in which no server runs. */
const notRunning = 3;

/** Stops PostgreSQL; one that has ended by itself is as good. Throws an Error in Spanish where it may still run. */
async function stop(pgCtl: PgCtl): Promise<void> {
  const { code, output } = await pgCtl(['-w', '-m', 'fast', '-t', '30', 'stop']);
  if (code === 0 || (await pgCtl(['status'])).code === notRunning) return;
  throw new Error(embeddedText.notStopped(output));
}

/** The first start: `initdb` in a draft folder that becomes the data folder in one step, so that a kill leaves no half cluster. */
async function create(folder: string, data: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const draft = join(folder, 'postgres.draft');
  rmSync(draft, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
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
      seenBy(account, draft),
      '-U',
      clusterUser,
      // Opened by us: the account may read the file but perhaps not find it.
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
  // No socket file: its path may be at most 107 bytes long, and a data folder's path may be longer.
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
 * Runs a program to its end in the folder `cwd`: `exit`, not `close`, because the server that pg_ctl starts keeps the pipes open
 * for ever.
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

/** Process and port of the server that last ran: the first and the fourth line of its pid file. */
function readPidFile(data: string): { pid: number; port: number } | undefined {
  try {
    const [pid, , , port] = readFileSync(pidFile(data), 'utf8').split('\n').map(Number);
    return pid && port ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/** A server listens before it has recovered, so one that refuses is none. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
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
