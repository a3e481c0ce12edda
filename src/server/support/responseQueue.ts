import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from './errors';
import { serverText } from './serverText';

interface Limits {
  /** Long responses that run at the same time. */
  concurrent: number;
  /** Responses that one person can have waiting, besides the running one. */
  waiting: number;
}

interface QueueEntry {
  person: number;
  begin(): void;
}

const retrySeconds = 30;

/** Queues long responses: one at a time per person and a few per process, in the order of arrival. */
export class ResponseQueue {
  private readonly running: number[] = [];
  private readonly waiting: QueueEntry[] = [];

  constructor(private readonly limits: Limits) {}

  /**
   * Waits for a turn and returns the function that ends it. Throws 429 if the person has too many responses waiting. If
   * the signal is aborted, leaves the queue and throws the signal's reason.
   */
  async enter(person: number, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.waiting.filter((other) => other.person === person).length >= this.limits.waiting)
      throw new HttpError(429, serverText.tooManyLong, undefined, { 'retry-after': String(retrySeconds) });
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const entry = { person, begin };
      signal.addEventListener('abort', leave, { once: true });
      this.waiting.push(entry);
      this.next();
    });
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.running.splice(this.running.indexOf(person), 1);
      this.next();
    };
  }

  private next(): void {
    while (this.running.length < this.limits.concurrent) {
      const index = this.waiting.findIndex(({ person }) => !this.running.includes(person));
      if (index === -1) return;
      const [{ person, begin }] = this.waiting.splice(index, 1) as [QueueEntry];
      this.running.push(person);
      begin();
    }
  }
}

/** Length of a pause relative to the work before it, and its maximum in milliseconds. */
const pauseFactor = 1.5;
const maxPauseMs = 150;

/**
 * Produces long responses one batch at a time. After each batch the process pauses for longer than the batch took, so
 * that other requests are served.
 */
class Throttle {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs the work after all earlier work. */
  run<T>(work: () => Promise<T>): Promise<T> {
    let started = 0;
    const done = this.last.then(() => {
      started = performance.now();
      return work();
    });
    this.last = done.then(
      () => sleep(Math.min((performance.now() - started) * pauseFactor, maxPauseMs)),
      () => undefined,
    );
    return done;
  }

  /** Reads the batches with pauses in between. */
  async *batches<T>(batches: AsyncIterable<T>): AsyncGenerator<T> {
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

/** Shared by all long responses of this process. */
export const throttle = new Throttle();
/** The queue of exports of a list as a file. */
export const exportQueue = new ResponseQueue({ concurrent: 3, waiting: 3 });
/** The queue of long lists. */
export const listQueue = new ResponseQueue({ concurrent: 3, waiting: 10 });
