import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from './errors';
import { serverText } from './serverText';

interface Limits {
  /** Long responses that run at the same time. */
  atOnce: number;
  /** Responses that one person can have waiting, besides the running one. */
  waiting: number;
}

interface Waiting {
  person: number;
  begin(): void;
}

const retrySeconds = 30;

/** Queues long responses: one at a time per person and a few per process, in the order of arrival. */
export class Turns {
  private readonly running: number[] = [];
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: Limits) {}

  /**
   * Waits for a turn and returns the function that ends it. Throws 429 if the person has too many responses waiting. If
   * the signal is aborted, leaves the queue and throws the signal's reason.
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

/** Length of a rest relative to the work before it, and its maximum in milliseconds. */
const restFactor = 1.5;
const longestRest = 150;

/**
 * Produces long responses one batch at a time. After each batch the process rests for longer than the batch took, so
 * that other requests are served.
 */
export class Pacing {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs the work after all earlier work. */
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

  /** Reads the batches at this pace. */
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

/** The pace shared by all long responses of this process. */
export const pace = new Pacing();
/** Turns for exporting a list as a file. */
export const exportTurns = new Turns({ atOnce: 3, waiting: 3 });
/** Turns for reading long lists. */
export const listTurns = new Turns({ atOnce: 3, waiting: 10 });
