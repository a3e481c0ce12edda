import type pg from 'pg';

/** Deletes expired rows; each statement says how long they are kept. */
const statements = [
  'delete from session where expires_at < now()',
  "delete from password_token where expires_at < now() - interval '30 days'",
  'delete from rate_limit where expire < extract(epoch from now()) * 1000',
  "delete from idempotency_key where created_at < now() - interval '7 days'",
  // With what was done by them; what their contractors did stays with the work orders.
  "delete from access_link where expires_at < now() - interval '30 days'",
  // Import files hold personal data.
  "delete from import_job where created_at < now() - interval '30 days'",
  "delete from claim_viewer where seen_at < now() - interval '1 hour'",
  "delete from claim_bulk where created_at < now() - interval '30 days'",
  "delete from outbox_mail where status = 'sent' and sent_at < now() - interval '90 days'",
  // The last row of those days stays: who has heard of it, or of what came later, has missed nothing. See `events/feed.repository`.
  "delete from change_feed where xid < (select xid from change_feed where at < now() - interval '3 days' order by xid desc limit 1)",
  // What is older counts as read; marks of claims without any news are then of no use.
  "delete from claim_news where at < now() - interval '90 days'",
  'delete from claim_read r where not is_unread and not exists (select 1 from claim_news n where n.claim_id = r.claim_id)',
  // Jobs that were given up: their records say so themselves.
  `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'))`,
];

/** The hourly job: deletes what has expired. */
export async function cleanUp(pool: pg.Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}
