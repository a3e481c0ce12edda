import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Program {
  name: string;
  command: string;
  args: string[];
  /** File for its output. */
  log: string;
  env?: Record<string, string>;
  /** Working folder; the root folder for another account, which cannot enter this user's folders. */
  cwd?: string;
  /** Account that runs it; by default the current one. */
  account?: { uid: number; gid: number };
  /** Port that accepts connections once the program is ready. */
  port: number;
}

/** A program of the cluster. It is restarted a second after it exits, like by systemd, unless it must stay stopped. */
export class Part {
  private child: ChildProcess | undefined;
  private isWanted = false;
  private isKilled = false;
  /** Number of unexpected exits. */
  crashes = 0;

  constructor(readonly program: Program) {}

  get name(): string {
    return this.program.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts it and waits until it accepts connections. Throws the end of its log if it does not. */
  async start(): Promise<void> {
    this.isWanted = true;
    this.run();
    for (let tries = 0; !(await accepts(this.program.port)); tries++) {
      if (tries === 900) throw new Error(`${this.name} did not start:\n${this.lastWords()}`);
      await sleep(100);
    }
  }

  /** `kill -9`. */
  kill(): void {
    this.isKilled = true;
    this.child?.kill('SIGKILL');
  }

  /** `kill -9`, without a restart. */
  destroy(): void {
    this.isWanted = false;
    this.kill();
  }

  /** Stops it in order, by force after ten seconds; returns the milliseconds that it took. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
    this.isWanted = false;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const began = Date.now();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
    return Date.now() - began;
  }

  /** Bytes of its memory. */
  memory(): number {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  }

  lastWords(): string {
    return readFileSync(this.program.log, 'utf8').slice(-2000);
  }

  private run(): void {
    const { command, args, env, account, cwd, log } = this.program;
    const output = openSync(log, 'a');
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...inherited, ...env },
      cwd: cwd ?? (account && '/'),
      ...account,
    });
    this.child = child;
    child.once('exit', () => {
      if (!this.isWanted) return;
      if (!this.isKilled) this.crashes++;
      this.isKilled = false;
      setTimeout(() => this.isWanted && this.run(), 1000);
    });
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connectTo({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
