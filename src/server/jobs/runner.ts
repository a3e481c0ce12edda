import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context';
import { isDatabaseDown } from '../database/connection';
import { ReadingRefused } from '../reading/readerTypes';
import { enqueueWaiting } from './adopt';
import { watchWorkers } from './liveWorkers';
import { tasksOf } from './tasks';

/** Jobs that one process runs at the same time. */
const concurrency = 4;
/** Milliseconds between polls for jobs that are due; a new job that is due is notified at once. */
const pollMs = 2000;

/** When what runs by itself: minute, hour, day, month, weekday, in UTC. A time that was missed is made up for once within a day. */
const crontab = `
0 * * * * cleanup ?fill=1d
30 6 * * * sweep_files ?fill=1d
15 5 * * * backup ?fill=1d
10 3 * * * fill_working_days ?fill=1d
*/15 * * * * mail_terms
*/15 * * * * mail_visits
`;

/** Milliseconds that a process which ends waits for its running jobs. */
const stopMs = 4000;

export interface JobRunner {
  /**
   * Waits at most four seconds for running jobs. Those that have not begun stay in the queue; one that is cut off goes back to it, because
   * its worker's lock is released: see `liveWorkers.ts`.
   * Answers when no job runs any more in this process, those that were cut off included.
   */
  stop(): Promise<{ ended: Promise<void> }>;
}

/** Starts taking jobs. Any number of processes may: each job is taken by one of them, and given back when that one dies. */
export async function startJobs(context: Context): Promise<JobRunner> {
  const workers = await watchWorkers(context);
  await enqueueWaiting(context);
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
        .catch((error: unknown) => context.log.warn({ err: error, part: 'jobs' }, 'A job was cut off.'));
      await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
      await workers.stop();
      return { ended };
    },
  };
}

/** Milliseconds between attempts to connect. */
const reconnectMs = 500;

/**
 * The pool whose `connect` tries again until the database answers. graphile-worker records the end of a job without waiting for it: a
 * connection that is refused there would be an unhandled rejection, which ends the process. Once the pool is closed `connect` never
 * answers: the job was cut off, and another process runs it again.
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

/** The engine's words in our log: what it does is for who looks for it, what goes wrong for everybody. */
export const loggerOf = ({ log }: Pick<Context, 'log'>): Logger =>
  new Logger(() => (level, message, meta) => {
    // A job that the end of its server cut off is run again by another one.
    const isCutOff = meta?.error instanceof ReadingRefused && meta.error.reason === 'closing';
    const write = isCutOff ? 'info' : level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log[write]({ ...(meta?.error !== undefined && { err: meta.error }), part: 'jobs' }, message);
  });
