import type pg from 'pg';
import type { Manifest } from './manifest';

/**
 * Returns the waiting and running jobs in the form in which they are added to graphile-worker. Failed jobs are excluded
 * because their records state it, and periodic jobs because the schedule starts them again.
 */
export async function readJobs(client: pg.ClientBase): Promise<Manifest['jobs']> {
  const { rows } = await client.query<Manifest['jobs'][number]>(`
    select t.identifier, j.payload, q.queue_name as queue, to_json(j.run_at)#>>'{}' as run_at, j.max_attempts, j.key
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where (j.attempts < j.max_attempts or j.locked_at is not null) and not coalesce(j.payload::jsonb ? '_cron', false) order by j.id`);
  return rows;
}

/** Adds the jobs to the queue again, in the transaction that restores their records. */
export async function writeJobs(client: pg.ClientBase, jobs: Manifest['jobs']): Promise<void> {
  await client.query(
    `select graphile_worker.add_job(identifier, payload, queue, run_at, max_attempts, key)
     from json_to_recordset($1) as j(identifier text, payload json, queue text, run_at timestamptz, max_attempts int, key text)`,
    [JSON.stringify(jobs)],
  );
}
