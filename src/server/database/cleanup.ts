import type pg from 'pg';

/** Statements that delete expired rows; each one states its period. */
const statements = [
  'delete from session where expires_at < now()',
  "delete from password_token where expires_at < now() - interval '30 days'",
  'delete from rate_limit where expire < extract(epoch from now()) * 1000',
  "delete from idempotency_key where created_at < now() - interval '7 days'",
  // Also deletes what was done by these links; the actions of contractors stay with the work orders.
  "delete from access_link where expires_at < now() - interval '30 days'",
  // Import files contain personal data.
  "delete from import_job where created_at < now() - interval '30 days'",
  "delete from claim_viewer where seen_at < now() - interval '1 hour'",
  "delete from claim_bulk where created_at < now() - interval '30 days'",
  // Sent or not: their texts contain personal data, and the links in them have ended.
  "delete from outbox_mail where coalesce(sent_at, created_at) < now() - interval '90 days'",
  // Keeps the last row before that period: a page that has received it or a later one has missed nothing. See
  // `events/feed.repository`.
  "delete from change_feed where xid < (select xid from change_feed where at < now() - interval '3 days' order by xid desc limit 1)",
  // Older news count as read. Marks of claims without news are then useless.
  "delete from claim_news where at < now() - interval '90 days'",
  'delete from claim_read r where not is_unread and not exists (select 1 from claim_news n where n.claim_id = r.claim_id)',
  // Of builds that no process has had for a month; running processes mark theirs each day.
  "delete from web_file where seen_at < now() - interval '30 days'",
  // Failed jobs: their records state the failure themselves.
  `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'))`,
];

/** Runs the hourly job: deletes expired rows. */
export async function cleanUp(pool: pg.Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}
