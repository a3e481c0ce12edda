import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context';
import { lockClasses } from '../database/locks';

const searchEveryMs = 2500;
/** Milliseconds without a response after which the connection counts as lost. */
const responseTimeoutMs = 5000;
/** The `last_error` of a job whose process died in its last attempt: `tasks.ts` runs it once more, to tell its record. */
export const cutOff = 'cut off in the last attempt';

interface WatchedWorkers {
  /** Events of graphile-worker, from which this process learns the id of its pool of workers. */
  events: WorkerEvents;
  stop(): Promise<void>;
}

/**
 * Releases the jobs and queues of processes that have died. Each process holds an advisory lock for its pool of workers,
 * whose id its jobs carry in `locked_by`, on a connection that ends with the process. A job was abandoned if its pool had
 * no lock in two searches: a living process whose connection was cut takes its lock again in between. graphile-worker
 * itself would wait four hours.
 */
export async function watchWorkers({ pool, log }: Pick<Context, 'pool' | 'log'>): Promise<WatchedWorkers> {
  let ownPool: string | undefined;
  let isStopped = false;
  let client: pg.PoolClient | undefined;
  /** The pools without a lock in the last search. */
  let suspects: string[] = [];

  const query = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> =>
    (await client?.query<Row>({ text, values, query_timeout: responseTimeoutMs } as pg.QueryConfig))?.rows ?? [];
  // Only this process takes the lock. After a broken connection its former connection may still hold it; the next run
  // then tries again.
  const lock = async () => {
    if (ownPool !== undefined)
      await query('select pg_try_advisory_lock($1, hashtext($2))', [lockClasses.worker, ownPool]);
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
    newClient.once('end', () => {
      release(newClient);
      // Other processes see the end at once.
      if (!isStopped) void inTurn(connectAndLock);
    });
    client = newClient;
    if (isStopped) release(newClient);
  };
  const connectAndLock = async () => {
    await connect();
    await lock();
  };
  const search = async () => {
    await connectAndLock();
    const found = (await query<{ pool: string }>(unlockedPoolsSql, [lockClasses.worker])).map(({ pool: id }) => id);
    const dead = found.filter((id) => suspects.includes(id));
    suspects = found;
    if (dead.length > 0) {
      await query(giveBackLastAttemptSql, [dead, cutOff]);
      await query('select graphile_worker.force_unlock_workers($1)', [dead]);
    }
    await query(releaseQueuesSql);
  };
  // Runs one statement at a time on the connection. After a failure the next run has a new connection.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) =>
    (last = last.then(work).catch((error: unknown) => {
      log.warn({ err: error }, 'Jobs of dead processes could not be searched.');
      release(client);
    }));

  await search();
  const timer = setInterval(() => void inTurn(search), searchEveryMs);
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
const unlockedPoolsSql = `
  select distinct j.locked_by as pool
  from graphile_worker.jobs j
  -- A job that was just taken may be slightly older than the lock of its process.
  where j.locked_by is not null and j.locked_at < now() - interval '2 seconds' and not exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
      and l.classid = $1 and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295 and l.objsubid = 2)`;

/** graphile-worker counts an attempt when it begins, and never takes a job again after its last one. */
const giveBackLastAttemptSql = `
  update graphile_worker._private_jobs set attempts = max_attempts - 1, last_error = $2
  where locked_by = any($1) and attempts >= max_attempts`;

/**
 * graphile-worker releases a queue only if the pool that ends a job is the one that locked the queue. A job that was
 * taken for abandoned and ended in two processes leaves its queue locked.
 */
const releaseQueuesSql = `
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  where q.locked_at < now() - interval '2 seconds'
    and not exists (select 1 from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_at is not null)`;
