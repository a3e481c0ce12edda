import { join } from 'node:path';
import { Client } from 'pg';
import { findRunning } from '../../../src/server/database/embedded/cluster';

/** Runs a statement on the database of the tests, for what no call can do. */
export async function onDatabase(statement: string, values: unknown[] = []): Promise<void> {
  const running = await findRunning(join(process.env.E2E_DATA!, 'database'));
  if (!running) throw new Error('The database of the tests is not running.');
  const client = new Client({ host: '127.0.0.1', ...running, user: 'posventa', database: 'posventa' });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Has a periodic job run now. */
export const runJob = (name: string): Promise<void> =>
  onDatabase('select graphile_worker.add_job($1, $2)', [name, '{}']);

/**
 * Has the mails to an address that wait for further news of their claim sent now, instead of a minute after the first
 * news. Those to others would go without the news that their tests still make.
 */
export const sendWaitingMails = (recipient: string): Promise<void> =>
  onDatabase(
    `select graphile_worker.reschedule_jobs(array(select j.id from graphile_worker.jobs j
      join outbox_mail m on j.key = 'mail:' || m.id where m.recipient = $1 and j.locked_at is null), now())`,
    [recipient],
  );
