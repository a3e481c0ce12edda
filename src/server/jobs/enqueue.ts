import { sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';

/** All jobs with their payloads. Payloads have only ids of records: a job reads the rest when it runs. */
export interface Jobs {
  send_mail: { id: number };
  check_import: { id: number };
  apply_import: { id: number; sendInvitations: boolean };
  change_claims: { id: number };
  undo_claim_changes: { id: number };
  prepare_photos: Record<string, never>;
  cleanup: Record<string, never>;
  sweep_files: Record<string, never>;
  backup: Record<string, never>;
  fill_working_days: Record<string, never>;
  mail_terms: Record<string, never>;
  mail_visits: Record<string, never>;
}
export type JobName = keyof Jobs;

interface NewJob<Name extends JobName> {
  payload: Jobs[Name];
  /** A job with the same key takes the place of one that waits, at the time that one was for. */
  key?: string;
  /** Jobs of one queue run one after the other, whatever process takes them. */
  queue?: string;
  /** Seconds from now; by default 0. */
  inSeconds?: number;
  maxAttempts?: number;
}

/** Puts jobs into the queue, in the transaction that needs them: they are there once it has committed, or not at all. One statement. */
export async function enqueue<Name extends JobName>(tx: Executor, name: Name, jobs: NewJob<Name>[]): Promise<void> {
  if (jobs.length === 0) return;
  await tx.execute(sql`
    select graphile_worker.add_job(${name}, j.payload, j.queue, now() + make_interval(secs => coalesce(j."inSeconds", 0)),
      j."maxAttempts", j.key, job_key_mode => 'preserve_run_at')
    from json_to_recordset(${JSON.stringify(jobs)})
      as j(payload json, key text, queue text, "inSeconds" double precision, "maxAttempts" integer)`);
}
