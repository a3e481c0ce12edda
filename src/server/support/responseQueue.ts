import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from './errors';
import { serverText } from './serverText';

interface Limits {
  /** Responses that run at the same time, or the sum of their weights. */
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

interface Turn {
  person: Person;
  weight: number;
}

interface QueueEntry extends Turn {
  begin(): void;
}

const weightOf = (turns: Turn[]): number => turns.reduce((sum, { weight }) => sum + weight, 0);

const retrySeconds = 30;

/** Queues responses: a few at a time per person and per process, in the order of arrival. */
export class ResponseQueue {
  private readonly running: Turn[] = [];
  private readonly waiting: QueueEntry[] = [];

  constructor(private readonly limits: Limits) {}

  /**
   * Waits for a turn and returns the function that ends it. Throws 429 if the person has too many responses waiting. If
   * the signal is aborted, leaves the queue and throws the signal's reason. A response that is heavier than the limit
   * runs alone.
   */
  async enter(person: Person, signal: AbortSignal, weight: number = 1): Promise<() => void> {
    signal.throwIfAborted();
    if (this.waiting.filter((other) => other.person === person).length >= this.limits.waiting)
      throw new HttpError(429, this.limits.refusal, undefined, { 'retry-after': String(retrySeconds) });
    const turn = { person, weight };
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(signal.reason as Error);
      };
      const entry = {
        ...turn,
        begin: () => {
          signal.removeEventListener('abort', leave);
          this.running.push(turn);
          resolve();
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.waiting.push(entry);
      this.next();
    });
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.running.splice(this.running.indexOf(turn), 1);
      this.next();
    };
  }

  private next(): void {
    for (;;) {
      const index = this.waiting.findIndex((entry) => this.isFree(entry));
      if (index === -1) return;
      const [entry] = this.waiting.splice(index, 1);
      entry!.begin();
    }
  }

  private isFree({ person, weight }: QueueEntry): boolean {
    const { concurrent, ofPerson = 1 } = this.limits;
    const own = this.running.filter((turn) => turn.person === person);
    const fits = (turns: Turn[], max: number) => turns.length === 0 || weightOf(turns) + weight <= max;
    return fits(own, ofPerson) && fits(this.running, concurrent);
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

const megabyte = 1024 * 1024;
/** The lightest upload: many tiny photos take as much work as a large one. */
export const leastUploadBytes = 4 * megabyte;
/**
 * The queue of uploads, by the bytes that are received and read at the same time. The largest upload, five photos or a
 * plan, runs beside a small one of the same person.
 */
export const uploadQueue = new ResponseQueue({
  concurrent: 200 * megabyte,
  ofPerson: 24 * megabyte,
  waiting: 50,
  refusal: serverText.tooManyUploads,
});
