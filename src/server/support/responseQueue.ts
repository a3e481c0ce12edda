import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from './errors';
import { serverText } from './serverText';

interface Limits {
  /** Responses that run at the same time. */
  concurrent: number;
  /** Those of one person among them. */
  ofPerson?: number;
  /** Responses that one person can have waiting, besides the running ones. */
  waiting: number;
  /** What a person reads who has too many waiting. */
  refusal: string;
}

/** The id of an account, or the key of a link. */
type Person = number | string;

interface QueueEntry {
  person: Person;
  begin(): void;
}

const retrySeconds = 30;

/** Queues responses: a few at a time per person and per process, in the order of arrival. */
export class ResponseQueue {
  private readonly running: Person[] = [];
  private readonly waiting: QueueEntry[] = [];

  constructor(private readonly limits: Limits) {}

  /**
   * Waits for a turn and returns the function that ends it. Throws 429 if the person has too many responses waiting. If
   * the signal is aborted, leaves the queue and throws the signal's reason.
   */
  async enter(person: Person, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.waiting.filter((other) => other.person === person).length >= this.limits.waiting)
      throw new HttpError(429, this.limits.refusal, undefined, { 'retry-after': String(retrySeconds) });
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
    const { concurrent, ofPerson = 1 } = this.limits;
    const isFree = ({ person }: QueueEntry) => this.running.filter((other) => other === person).length < ofPerson;
    while (this.running.length < concurrent) {
      const index = this.waiting.findIndex(isFree);
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
const { tooManyLong, tooManySearches } = serverText;
/** The queue of exports of a list as a file. */
export const exportQueue = new ResponseQueue({ concurrent: 3, waiting: 3, refusal: tooManyLong });
/** The queue of long lists. */
export const listQueue = new ResponseQueue({ concurrent: 3, waiting: 10, refusal: tooManyLong });
/**
 * The queues of the other reads. Only those of one person wait for each other, because one read takes two of the
 * processors' cores: the rows and their count. A page asks for six things at once, and for two with a search.
 */
export const readQueue = new ResponseQueue({
  concurrent: Infinity,
  ofPerson: 4,
  waiting: 200,
  refusal: tooManySearches,
});
export const searchQueue = new ResponseQueue({
  concurrent: Infinity,
  ofPerson: 2,
  waiting: 100,
  refusal: tooManySearches,
});
