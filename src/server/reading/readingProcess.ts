import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFolder } from '../support/folders';
import { readLimits } from './readLimits';
import { ReadingRefused, type Reply, type Request } from './readerTypes';
import type { TableRow } from './sheetTypes';

interface Limits {
  timeMs: number;
  memoryMb: number;
  /** When it aborts, the process is not waited for any more. */
  patience: AbortSignal | undefined;
  isClosed(): boolean;
}

/** Whether the process can read another file, and how its job ends; `long` if the file belongs to the long work. */
interface Outcome<Answer> {
  isUsable: boolean;
  settle: 'long' | ((job: { resolve(answer: Answer): void; reject(error: Error): void }) => void);
}

/** Reads a file with a process. */
export function readWith<Answer>(
  child: ReadingProcess,
  request: Request,
  { timeMs, memoryMb, patience, isClosed }: Limits,
): Promise<Outcome<Answer>> {
  return new Promise((done) => {
    const end = (isUsable: boolean, settle: Outcome<Answer>['settle']) => {
      clearTimeout(timer);
      clearInterval(watch);
      patience?.removeEventListener('abort', onLeft);
      child.off('message', onReply).off('exit', onExit).off('error', onExit);
      done({ isUsable, settle });
    };
    const refuse = (reason: ReadingRefused['reason'], isUsable = false) =>
      end(isUsable, ({ reject }) => reject(new ReadingRefused(reason)));
    const onLeft = () => refuse('time');
    const parts: TableRow[] = [];
    const onReply = (reply: Reply) => {
      if ('isReady' in reply) {
        clearTimeout(timer);
        timer = setTimeout(() => refuse('time'), timeMs);
      } else if ('part' in reply) parts.push(...reply.part);
      else if ('isLong' in reply) end(true, 'long');
      else if ('refusal' in reply) refuse(reply.refusal, true);
      else if ('facts' in reply) end(true, ({ resolve }) => resolve({ facts: reply.facts, rows: parts } as Answer));
      else end(true, ({ resolve }) => resolve(reply.answer as Answer));
    };
    // A process that runs out of heap aborts, and a process of a closed pool is killed; the file itself may be fine. A
    // process that exits by itself could not start.
    const onExit = (code: number | Error | null) =>
      code === null
        ? refuse(isClosed() ? 'closing' : 'memory')
        : end(false, ({ reject }) =>
            reject(new Error(`The process that reads files ended (${String(code)}): ${child.errorOutput()}`)),
          );
    let timer = setTimeout(() => refuse('busy'), readLimits.startMs);
    const watch = setInterval(() => {
      if (residentMb(child.pid) > memoryMb) refuse('memory');
    }, 50);
    patience?.addEventListener('abort', onLeft);
    child.on('message', onReply).on('exit', onExit).on('error', onExit);
    child.send(request, (error) => {
      if (error) onExit(error);
    });
  });
}

/** A process that reads files. */
export interface ReadingProcess extends ChildProcess {
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

/**
 * The program of the processes: TypeScript, which needs a loader, if this module is. Tests replace it by the compiled
 * one, which starts in half the time.
 */
export const readerProgram = {
  path: join(sourceFolder, `server/reading/readerProcess${extname(import.meta.filename)}`),
};

/** Starts a process for files, without the secrets of the server. */
export function startProcess(memoryMb: number, niceness: number): ReadingProcess {
  const isSource = extname(readerProgram.path) === '.ts';
  const loader = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  const child = fork(readerProgram.path, {
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
