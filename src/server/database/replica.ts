import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseDown, refusalOf, type Database } from './connection';
import { singleRow } from './singleRow';

/** Milliseconds within which a replica must catch up; otherwise it is not used. */
const catchUpMs = 100;
/** Milliseconds between checks of a replica within that time. */
const pauseMs = 2;
/** Milliseconds between checks of an unused replica. */
const recheckMs = 1000;
/** Milliseconds without a response after which a server counts as unreachable. */
const responseTimeoutMs = 1000;

/** Whether the replica has applied everything up to a position of the primary's log. */
const reachedStatement = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached';
/** Nothing is acknowledged before it is on the primary's disk. */
const writtenStatement = 'select pg_current_wal_flush_lsn()::text as written';

/**
 * A replica that serves reads while it is up to date. Before each read it requests the primary's log position, and
 * checks whether the replica has applied the log that far. So no client sees an older state than on the primary, in any
 * process. A replica that is late or unreachable is not used, and is checked again every second.
 */
export class Replica {
  private isExcluded = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  /** Number of reads per source. */
  readonly reads = { replica: 0, primary: 0 };
  private readonly check = shareQuery(() => this.catchUp());

  constructor(
    private readonly primary: pg.Pool,
    readonly copy: { db: Database; pool: pg.Pool },
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  ) {}

  /** Whether the replica currently serves reads. */
  get isUsed(): boolean {
    return !this.isExcluded;
  }

  /** Whether the replica has everything that was acknowledged before the call. */
  async isCaughtUp(): Promise<boolean> {
    const isCaughtUp = !this.isExcluded && (await this.check());
    this.reads[isCaughtUp ? 'replica' : 'primary']++;
    return isCaughtUp;
  }

  /** Whether a read failed for a reason that does not affect the primary. Stops using a replica that is unreachable. */
  hasFailed(error: unknown): boolean {
    if (isDatabaseDown(error)) this.stopUsing(error);
    // The read conflicted with changes that the replica was applying.
    else if (!['40001', '40P01'].includes(refusalOf(error)?.code ?? '')) return false;
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
    this.isClosed = true;
  }

  private async catchUp(): Promise<boolean> {
    try {
      const { written } = await queryOne<{ written: string }>(this.primary, writtenStatement);
      const until = Date.now() + catchUpMs;
      do {
        const { reached } = await queryOne<{ reached: boolean | null }>(this.copy.pool, reachedStatement, [written]);
        if (reached) return true;
        await sleep(pauseMs);
      } while (Date.now() < until);
      this.stopUsing(new Error(`It has not caught up within ${catchUpMs} ms.`));
    } catch (error) {
      this.stopUsing(error);
    }
    return false;
  }

  private stopUsing(error: unknown): void {
    if (this.isExcluded || this.isClosed) return;
    this.isExcluded = true;
    this.log.warn({ err: error }, 'The replica is not used at the moment.');
    this.scheduleCheck();
  }

  private scheduleCheck(): void {
    this.timer = setTimeout(() => {
      void this.check().then((isBack) => {
        if (isBack) {
          this.isExcluded = false;
          this.log.info('The replica is used again.');
        } else if (!this.isClosed) this.scheduleCheck();
      });
    }, recheckMs).unref();
  }
}

async function queryOne<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values?: unknown[]): Promise<Row> {
  const config: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: responseTimeoutMs };
  return singleRow((await pool.query<Row>(config)).rows);
}

/**
 * Shares one query among all callers that arrive while an earlier query runs: each caller gets the result of a query
 * that started after its call.
 */
function shareQuery<T>(query: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () =>
    (next ??= running.then(() => {
      next = undefined;
      const result = query();
      running = result.catch(() => undefined);
      return result;
    }));
}
