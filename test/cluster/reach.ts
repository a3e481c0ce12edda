import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Queries PostgreSQL on a separate connection. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until a PostgreSQL server that has just started is ready. */
export async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(200);
    }
  }
}

/** Waits until the proxy has a backend. */
export async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('The portal is not ready behind its proxy.');
}

/** Sends a command to HAProxy and returns its output. */
export const sendCommand = (socketPath: string, command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(socketPath, () => socket.write(`${command}\n`));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
