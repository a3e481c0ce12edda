import { Logger, run, type Runner } from 'graphile-worker';
import type { Context } from '../context';
import { adoptWaiting } from './adopt';
import { watchWorkers } from './liveWorkers';
import { tasksOf } from './tasks';

/** Jobs that one process runs at the same time. */
const concurrency = 4;
/** Milliseconds between looks for jobs whose time has come; a new one for now is told at once. */
const pollMs = 2000;

/** When what runs by itself: minute, hour, day, month, weekday, in UTC. A time that was missed is made up for once within a day. */
const crontab = `
0 * * * * cleanup ?fill=1d
30 6 * * * sweep_files ?fill=1d
15 5 * * * backup ?fill=1d
`;

interface JobRunner {
  /** Lets running jobs end; those that have not begun stay in the queue. */
  stop(): Promise<void>;
}

/** Starts taking jobs. Any number of processes may: each job is taken by one of them, and given back when that one dies. */
export async function startJobs(context: Context): Promise<JobRunner> {
  const workers = await watchWorkers(context);
  await adoptWaiting(context);
  const runner: Runner = await run({
    pgPool: context.pool,
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
      await runner.stop();
      await workers.stop();
    },
  };
}

/** The engine's words in our log: what it does is for who looks for it, what goes wrong for everybody. */
export const loggerOf = ({ log }: Pick<Context, 'log'>): Logger =>
  new Logger(() => (level, message, meta) => {
    const write = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log[write]({ ...(meta?.error !== undefined && { err: meta.error }), part: 'jobs' }, message);
  });
