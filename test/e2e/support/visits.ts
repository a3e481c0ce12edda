import { join } from 'node:path';
import { Client } from 'pg';
import { findRunning } from '../../../src/server/database/embedded/cluster';

/**
 * Moves an agreed visit to the last two hours, which no call can do: the server refuses dates in the past. The open
 * pages do not notice it.
 */
export async function endVisit(id: number): Promise<void> {
  const running = await findRunning(join(process.env.E2E_DATA!, 'database'));
  if (!running) throw new Error('The database of the tests is not running.');
  const client = new Client({ host: '127.0.0.1', ...running, user: 'posventa', database: 'posventa' });
  await client.connect();
  try {
    await client.query(
      `update visit set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second' where id = $1`,
      [id],
    );
  } finally {
    await client.end();
  }
}
