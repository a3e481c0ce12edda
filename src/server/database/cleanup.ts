import type pg from 'pg';

const everyMs = 3_600_000;

/** What nobody needs any more, and how long it is kept. */
const statements = [
  'delete from session where expires_at < now()',
  "delete from password_token where expires_at < now() - interval '30 days'",
  'delete from rate_limit where expire < extract(epoch from now()) * 1000',
  "delete from idempotency_key where created_at < now() - interval '7 days'",
  // Import files hold personal data.
  "delete from import_job where created_at < now() - interval '30 days'",
  "delete from outbox_mail where status = 'sent' and sent_at < now() - interval '90 days'",
];

/** Deletes what has expired, now and every hour; any number of processes may do so. Answers how to stop. */
export function startCleanup(pool: pg.Pool, log: { warn(details: object, message: string): void }): () => void {
  const run = async () => {
    for (const statement of statements) await pool.query(statement);
  };
  const attempt = () => {
    run().catch((error: unknown) => log.warn({ err: error }, 'The cleanup failed; the next one tries again.'));
  };
  attempt();
  const timer = setInterval(attempt, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
