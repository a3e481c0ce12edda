import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseDown, refusalOf, type Database } from './connection';
import { one } from './one';

/** A replica that has not caught up within these milliseconds is left out. */
const catchUpMs = 100;
/** Milliseconds between looks at one that has not, within them. */
const pauseMs = 2;
/** Milliseconds between looks at one that is left out. */
const lookMs = 1000;
/** A server that says nothing for so many milliseconds is taken for gone. */
const noAnswerMs = 1000;

/** Whether the replica has applied all that the primary had written to its disk before a position of its log. */
const reachedStatement = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached';
/** Nothing is acknowledged before it is on the primary's disk. */
const writtenStatement = 'select pg_current_wal_flush_lsn()::text as written';

/**
 * A copy of the database that reads are answered from while it has everything: before each read the primary is asked how far its log
 * is written, and the replica whether it has applied that much. Nobody sees an older state than on the primary, to whatever process
 * they come. One that is late or gone is left out, and looked at again each second.
 */
export class Replica {
  private isOut = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  /** How many reads were answered from where. */
  readonly reads = { replica: 0, primary: 0 };
  private readonly look = shared(() => this.catchUp());

  constructor(
    private readonly primary: pg.Pool,
    readonly copy: { db: Database; pool: pg.Pool },
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  ) {}

  /** Whether reads are answered from it just now. */
  get isUsed(): boolean {
    return !this.isOut;
  }

  /** Whether it has everything that was acknowledged before the call. */
  async isCaughtUp(): Promise<boolean> {
    const isCaughtUp = !this.isOut && (await this.look());
    this.reads[isCaughtUp ? 'replica' : 'primary']++;
    return isCaughtUp;
  }

  /** Whether a read failed for a reason that the primary does not have; one that is gone is left out. */
  hasFailed(error: unknown): boolean {
    if (isDatabaseDown(error)) this.leaveOut(error);
    // What a read looked at had to be taken from under it, or it waited for what is being applied.
    else if (!['40001', '40P01'].includes(refusalOf(error)?.code ?? '')) return false;
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
    this.isClosed = true;
  }

  private async catchUp(): Promise<boolean> {
    try {
      const { written } = await ask<{ written: string }>(this.primary, writtenStatement);
      const until = Date.now() + catchUpMs;
      do {
        const { reached } = await ask<{ reached: boolean | null }>(this.copy.pool, reachedStatement, [written]);
        if (reached) return true;
        await sleep(pauseMs);
      } while (Date.now() < until);
      this.leaveOut(new Error(`It has not caught up within ${catchUpMs} ms.`));
    } catch (error) {
      this.leaveOut(error);
    }
    return false;
  }

  private leaveOut(error: unknown): void {
    if (this.isOut || this.isClosed) return;
    this.isOut = true;
    this.log.warn({ err: error }, 'The replica is left out.');
    this.lookAgain();
  }

  private lookAgain(): void {
    this.timer = setTimeout(() => {
      void this.look().then((isBack) => {
        if (isBack) {
          this.isOut = false;
          this.log.info('The replica is used again.');
        } else if (!this.isClosed) this.lookAgain();
      });
    }, lookMs).unref();
  }
}

async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values?: unknown[]): Promise<Row> {
  const question: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: noAnswerMs };
  return one((await pool.query<Row>(question)).rows);
}

/** Asks once for all who come while an earlier question is being answered: each gets an answer to a question put after they came. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () =>
    (next ??= running.then(() => {
      next = undefined;
      const answer = ask();
      running = answer.catch(() => undefined);
      return answer;
    }));
}
