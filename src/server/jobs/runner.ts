import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context';
import { isDatabaseDown } from '../database/connection';
import { ReadingRefused } from '../reading/readerTypes';
import { watchWorkers } from './liveWorkers';
import { enqueuePending, tasksOf } from './tasks';

/** Jobs that one process runs at the same time. */
const concurrency = 4;
/** Milliseconds between polls for jobs that have become due; a new job that is due is notified immediately. */
const pollMs = 2000;

/**
 * Schedule of the periodic jobs: minute, hour, day, month, weekday, in UTC. A missed daily run is made up for
 * within a day. At most one backup waits: each one that is tried again would be a further backup.
 */
export const crontab = `
0 * * * * cleanup
30 6 * * * sweep_files ?fill=1d
15 5 * * * backup ?fill=1d&jobKey=backup
10 3 * * * fill_working_days ?fill=1d
*/15 * * * * mail_terms
*/15 * * * * mail_visits
*/15 * * * * mail_answers
20 12 * * * mail_warranties ?fill=1d
`;

/** Milliseconds that a closing process waits for its running jobs. */
const stopMs = 4000;

export interface JobRunner {
  /**
   * Waits at most four seconds for running jobs. Jobs that have not begun stay in the queue. A job that is cut off
   * returns to the queue, because the lock of this process is released: see `liveWorkers.ts`. `ended` resolves when no job
   * runs any more in this process, including those that were cut off.
   */
  stop(): Promise<{ ended: Promise<void> }>;
}

/**
 * Starts taking jobs. Any number of processes can do so: one of them takes each job, and the job is released if that
 * process dies.
 */
export async function startJobs(context: Context): Promise<JobRunner> {
  const workers = await watchWorkers(context);
  await enqueuePending(context);
  const runner: Runner = await run({
    pgPool: waitingPool(context.pool),
    taskList: tasksOf(context),
    crontab,
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    logger: loggerOf(context),
    events: workers.events,
  });
  return {
    stop: async () => {
      const ended = runner
        .stop()
        .catch((error: unknown) => context.log.warn({ err: error, part: 'jobs' }, 'A job was aborted.'));
      await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
      await workers.stop();
      return { ended };
    },
  };
}

/** Milliseconds between attempts to connect. */
const reconnectMs = 500;

/**
 * A pool whose `connect` retries until the database responds. graphile-worker records the end of a job without awaiting
 * it: a refused connection there would be an unhandled rejection, which ends the process. Once the pool is closed,
 * `connect` never resolves: the job was cut off, and another process runs it again.
 */
export const waitingPool = (pool: pg.Pool): pg.Pool =>
  Object.create(pool, {
    connect: { value: (callback?: never) => (callback ? pool.connect(callback) : connectWhenPossible(pool)) },
  }) as pg.Pool;

async function connectWhenPossible(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      if (pool.ending) return new Promise(() => undefined);
      await sleep(reconnectMs, undefined, { ref: false });
    }
  }
}

/** Writes graphile-worker's messages to the log: routine messages at debug level, problems at their own level. */
export const loggerOf = ({ log }: Pick<Context, 'log'>): Logger =>
  new Logger(() => (level, message, meta) => {
    // Another process runs again a job that was cut off because its server closed.
    const isCutOff = meta?.error instanceof ReadingRefused && meta.error.reason === 'closing';
    const write = isCutOff ? 'info' : level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log[write]({ ...(meta?.error !== undefined && { err: meta.error }), part: 'jobs' }, message);
  });
