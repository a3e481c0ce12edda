/**
 * `node --import tsx src/server/cli/seedBench.ts 100000`: adds that many unit claims to a database, for measurements.
 */
import { readConfig } from '../config';
import { connect } from '../database/connection';
import { fillWithClaims } from '../database/seed/fillWithClaims';
import { migrateDatabase } from '../database/migrate';
import { cliText } from './cliText';
import { runCommand } from './runCommand';

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 100_000);
  if (!Number.isInteger(count) || count < 1) throw new Error(cliText.benchUsage);
  const started = Date.now();
  const connection = await connect(readConfig());
  try {
    await migrateDatabase(connection.background.pool);
    await fillWithClaims(connection.background.pool, count);
  } finally {
    await connection.close();
  }
  console.log(cliText.benchDone(count, ((Date.now() - started) / 1000).toFixed(1)));
}

runCommand(main);
