import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context';
import { lockClasses } from '../database/locks';

const unlockEveryMs = 5000;

interface WatchedWorkers {
  /** Events of graphile-worker, from which this process learns the id of its pool of workers. */
  events: WorkerEvents;
  stop(): Promise<void>;
}

/**
 * Releases the jobs of processes that have died. Each process holds an advisory lock for its pool of workers, whose id
 * its jobs carry in `locked_by`, on a connection that ends with the process. A job without such a lock was abandoned.
 * graphile-worker itself would wait four hours.
 */
export async function watchWorkers({ pool, log }: Pick<Context, 'pool' | 'log'>): Promise<WatchedWorkers> {
  let ownPool: string | undefined;
  let isStopped = false;
  let client: pg.PoolClient | undefined;

  // Only this process takes the lock. After a broken connection its former connection may still hold it; the next run
  // then tries again.
  const lock = async () => {
    if (ownPool !== undefined)
      await client?.query('select pg_try_advisory_lock($1, hashtext($2))', [lockClasses.worker, ownPool]);
  };
  // A connection that is closed releases its locks. It is released only once, because its end calls this again.
  const release = (released: pg.PoolClient | undefined) => {
    if (!released || released !== client) return;
    client = undefined;
    released.release(true);
  };
  const connect = async () => {
    if (client || isStopped) return;
    const newClient = await pool.connect();
    newClient.once('end', () => release(newClient));
    client = newClient;
    if (isStopped) release(newClient);
  };
  const unlockJobsOfDeadWorkers = async () => {
    await connect();
    await lock();
    await client?.query(unlockSql, [lockClasses.worker]);
  };
  // Runs one statement at a time on the connection.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) =>
    (last = last
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'Jobs of dead processes could not be searched.')));

  await unlockJobsOfDeadWorkers();
  const timer = setInterval(() => void inTurn(unlockJobsOfDeadWorkers), unlockEveryMs);
  timer.unref();

  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    ownPool = workerPool.id;
    void inTurn(lock);
  });
  return {
    events,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      release(client);
    },
  };
}

/** pg_locks shows the two halves of an advisory lock as unsigned numbers. */
const unlockSql = `
  select graphile_worker.force_unlock_workers(array_agg(distinct j.locked_by))
  from graphile_worker.jobs j
  -- A job that was just taken may be slightly older than the lock of its process.
  where j.locked_by is not null and j.locked_at < now() - interval '2 seconds' and not exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
      and l.classid = $1 and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295 and l.objsubid = 2)
  having count(*) > 0`;
