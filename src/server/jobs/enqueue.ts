import { sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';

/** All jobs with their payloads. Payloads only contain record ids; a job reads the rest when it runs. */
export interface Jobs {
  send_mail: { id: number };
  render_document: { id: number };
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
  mail_answers: Record<string, never>;
  mail_warranties: Record<string, never>;
}
export type JobName = keyof Jobs;

/** One run of a job. */
export interface Attempt {
  /** Whether graphile-worker does not run the job again if this one fails. */
  isLast: boolean;
  /** Throws if the process of the last attempt died: the job then does not begin again, and only records that it failed. */
  begin(): void;
}

interface NewJob<Name extends JobName> {
  payload: Jobs[Name];
  /** A job with the same key replaces the waiting job, and keeps its scheduled time. */
  key?: string;
  /** Jobs of one queue run one after the other, whichever process takes them. */
  queue?: string;
  /** Delay in seconds; 0 by default. */
  inSeconds?: number;
  maxAttempts?: number;
}

/**
 * Enqueues jobs in the transaction that needs them: they exist once it has committed, or not at all. Uses one
 * statement.
 */
export async function enqueue<Name extends JobName>(tx: Executor, name: Name, jobs: NewJob<Name>[]): Promise<void> {
  if (jobs.length === 0) return;
  await tx.execute(sql`
    select graphile_worker.add_job(${name}, j.payload, j.queue, now() + make_interval(secs => coalesce(j."inSeconds", 0)),
      j."maxAttempts", j.key, job_key_mode => 'preserve_run_at')
    from json_to_recordset(${JSON.stringify(jobs)})
      as j(payload json, key text, queue text, "inSeconds" double precision, "maxAttempts" integer)`);
}
