import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLimits } from './readLimits';
import { ReadingRefused, type Reply, type Request, type TaskName, type Tasks } from './readerTypes';

import type { Table, TableRequest, TableRow } from './sheetTypes';

/** Reads uploaded files in separate processes, with time and memory limits. */
export interface Reader {
  /**
   * Returns the requested columns of a sheet of a workbook, or of a text file, and what else the file contains. Throws
   * {@link ReadingRefused}.
   */
  table(bytes: Uint8Array, request: TableRequest): Promise<Table>;
  /**
   * Returns a photo's size and smaller copies. Throws {@link ReadingRefused}; with reason `busy` also if `patience`
   * aborts while the photo waits for its turn, so that no file is read for a caller that has left.
   */
  image(bytes: Uint8Array, patience?: AbortSignal): Promise<Tasks['image']['answer']>;
  close(): void;
}

export function startReader(): Reader {
  // Tables have their own process, so that a heavy workbook does not delay photos.
  const tables = processPool('table', 1, readLimits.tableMs, readLimits.tableMb);
  // Photos run at lower priority: requests take precedence, and a job reads late photos. A late table, in contrast, is
  // refused.
  const images = processPool('image', 2, readLimits.imageMs, readLimits.imageMb, readLimits.niceness);
  return {
    table: (bytes, table) => tables.read({ bytes, table }),
    image: (bytes, patience) => images.read({ bytes }, patience),
    close: () => {
      tables.close();
      images.close();
    },
  };
}

type TaskInput = Omit<Request, 'task'>;

interface Job<Answer> {
  input: TaskInput;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Manages at most `size` processes for one kind of task; each reads one file at a time. */
function processPool<Name extends TaskName>(task: Name, size: number, timeMs: number, memoryMb: number, niceness = 0) {
  type Answer = Tasks[Name]['answer'];
  const waiting: Job<Answer>[] = [];
  const idle: ReadingProcess[] = [];
  const running = new Set<ReadingProcess>();
  let isClosed = false;

  const next = () => {
    if (waiting.length === 0 || (idle.length === 0 && running.size >= size)) return;
    const job = waiting.shift()!;
    const child = idle.pop() ?? start();
    running.add(child);
    void readWith(child, task, job, timeMs, memoryMb, () => isClosed).then((isUsable) => {
      running.delete(child);
      if (isUsable) keepIdle(child);
      else child.kill('SIGKILL');
      next();
    });
  };
  const keepIdle = (child: ReadingProcess) => {
    idle.push(child);
    const idleSince = (child.idleSince = Date.now());
    const timer = setTimeout(() => {
      if (child.idleSince !== idleSince || !idle.includes(child)) return;
      removeIdle(child);
      child.kill('SIGKILL');
    }, readLimits.idleMs);
    timer.unref();
  };
  const removeIdle = (child: ReadingProcess) => {
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
  };
  const start = () => {
    const child = startProcess(memoryMb, niceness);
    return child.once('exit', () => removeIdle(child));
  };
  return {
    read: (input: TaskInput, patience?: AbortSignal) =>
      new Promise<Answer>((resolve, reject) => {
        if (isClosed) return reject(new ReadingRefused('closing'));
        if (waiting.length >= readLimits.waiting) return reject(new ReadingRefused('busy'));
        const job = { input, resolve, reject };
        waiting.push(job);
        patience?.addEventListener('abort', () => {
          const index = waiting.indexOf(job);
          if (index === -1) return;
          waiting.splice(index, 1);
          reject(new ReadingRefused('busy'));
        });
        next();
      }),
    close: () => {
      isClosed = true;
      for (const child of [...idle, ...running]) child.kill('SIGKILL');
      for (const { reject } of waiting.splice(0)) reject(new ReadingRefused('closing'));
    },
  };
}

/** Returns whether the process can read another file. */
function readWith<Answer>(
  child: ReadingProcess,
  task: TaskName,
  { input, resolve, reject }: Job<Answer>,
  timeMs: number,
  memoryMb: number,
  isClosed: () => boolean,
): Promise<boolean> {
  return new Promise((done) => {
    const end = (isUsable: boolean, settle: () => void) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', onReply).off('exit', onExit).off('error', onExit);
      settle();
      done(isUsable);
    };
    const refuse = (reason: ReadingRefused['reason']) => end(false, () => reject(new ReadingRefused(reason)));
    const parts: TableRow[] = [];
    const onReply = (reply: Reply) => {
      if ('isReady' in reply) {
        clearTimeout(timer);
        timer = setTimeout(() => refuse('time'), timeMs);
      } else if ('part' in reply) parts.push(...reply.part);
      else if ('refusal' in reply) end(true, () => reject(new ReadingRefused(reply.refusal)));
      else if ('facts' in reply) end(true, () => resolve({ facts: reply.facts, rows: parts } as Answer));
      else end(true, () => resolve(reply.answer as Answer));
    };
    // A process that runs out of heap aborts, and a process of a closed pool is killed; the file itself may be fine. A
    // process that exits by itself could not start.
    const onExit = (code: number | Error | null) =>
      code === null
        ? refuse(isClosed() ? 'closing' : 'memory')
        : end(false, () =>
            reject(new Error(`The process that reads files ended (${String(code)}): ${child.errorOutput()}`)),
          );
    let timer = setTimeout(() => refuse('busy'), readLimits.startMs);
    const watch = setInterval(() => {
      if (residentMb(child.pid) > memoryMb) refuse('memory');
    }, 50);
    child.on('message', onReply).on('exit', onExit).on('error', onExit);
    child.send({ task, ...input } satisfies Request, (error) => {
      if (error) onExit(error);
    });
  });
}

interface ReadingProcess extends ChildProcess {
  /** Returns the end of its standard error output. */
  errorOutput(): string;
  idleSince?: number;
}

/**
 * Only raises the niceness: if the server itself runs with a higher one (`Nice=` of its unit), it may not lower it for
 * a child process.
 */
function raiseNiceness(pid: number, niceness: number): void {
  if (getPriority() < niceness) setPriority(pid, niceness);
}

function startProcess(memoryMb: number, niceness: number): ReadingProcess {
  // Runs the TypeScript source if this module is TypeScript, which needs a loader, and the compiled file otherwise.
  const extension = extname(import.meta.filename);
  const loader =
    extension === '.ts' ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  const child = fork(join(import.meta.dirname, `readerProcess${extension}`), {
    execArgv: [...loader, `--max-old-space-size=${Math.floor(memoryMb / 2)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // The process gets no secrets of the server, because a file could exploit its decoder.
    env: { PATH: process.env.PATH, LANG: process.env.LANG, NODE_ENV: process.env.NODE_ENV },
  });
  if (child.pid) raiseNiceness(child.pid, niceness);
  let output = '';
  child.stderr!.on('data', (text: Buffer) => {
    output = (output + text.toString()).slice(-2000);
  });
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket).unref();
  return Object.assign(child, { errorOutput: () => output });
}

/** Native decoders allocate outside the heap that V8 limits. Only Linux makes that memory cheap to read. */
function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
