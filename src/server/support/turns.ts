import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from './errors';
import { serverText } from './serverText';

interface Limits {
  /** Long answers that are written at once. */
  atOnce: number;
  /** Answers that one person may wait for, besides the one that is written. */
  waiting: number;
}

interface Waiting {
  person: number;
  begin(): void;
}

const retrySeconds = 30;

/** Long answers wait for their turn: one at a time for each person and a few in the process, in the order in which they came. */
export class Turns {
  private readonly running: number[] = [];
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: Limits) {}

  /**
   * Waits for a turn and answers what gives it back. Throws 429 where the person waits for too many already; the signal's reason where
   * it is aborted meanwhile: a caller that has gone leaves the queue.
   */
  async take(person: number, gone: AbortSignal): Promise<() => void> {
    gone.throwIfAborted();
    if (this.waiting.filter((other) => other.person === person).length >= this.limits.waiting)
      throw new HttpError(429, serverText.tooManyLong, undefined, { 'retry-after': String(retrySeconds) });
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(gone.reason as Error);
      };
      const begin = () => {
        gone.removeEventListener('abort', leave);
        resolve();
      };
      const waiting = { person, begin };
      gone.addEventListener('abort', leave, { once: true });
      this.waiting.push(waiting);
      this.next();
    });
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.running.splice(this.running.indexOf(person), 1);
      this.next();
    };
  }

  private next(): void {
    while (this.running.length < this.limits.atOnce) {
      const at = this.waiting.findIndex(({ person }) => !this.running.includes(person));
      if (at === -1) return;
      const [{ person, begin }] = this.waiting.splice(at, 1) as [Waiting];
      this.running.push(person);
      begin();
    }
  }
}

/** How much longer a rest is than the work before it, and the longest one in milliseconds. */
const restFactor = 1.5;
const longestRest = 150;

/** Long answers are made a batch after the other, and after each the process rests for longer than it took: others are served then. */
export class Pacing {
  private last: Promise<unknown> = Promise.resolve();

  /** Does the work after that of all who asked before. */
  run<T>(work: () => Promise<T>): Promise<T> {
    let started = 0;
    const done = this.last.then(() => {
      started = performance.now();
      return work();
    });
    this.last = done.then(
      () => sleep(Math.min((performance.now() - started) * restFactor, longestRest)),
      () => undefined,
    );
    return done;
  }

  /** The same batches, each read at this pace. */
  async *of<T>(batches: AsyncIterable<T>): AsyncGenerator<T> {
    const read = batches[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await this.run(() => read.next());
        if (done) return;
        yield value;
      }
    } finally {
      await read.return?.();
    }
  }
}

/** The pace of this process's long answers. */
export const pace = new Pacing();
/** Whose turn it is to take a list out as a file. */
export const exportTurns = new Turns({ atOnce: 3, waiting: 3 });
/** Turns for reading long lists. */
export const listTurns = new Turns({ atOnce: 3, waiting: 10 });
