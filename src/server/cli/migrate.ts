/** `npm run migrate`: migrates the database's schema and exits. A starting server does the same by itself. */
import { readConfig } from '../config';
import { connect } from '../database/connection';
import { migrateAndGrant } from '../database/roles';
import { cliText } from './cliText';
import { runCommand } from './runCommand';

async function main(): Promise<void> {
  const config = readConfig();
  const connection = await connect(config);
  try {
    await migrateAndGrant(config, connection.background.pool, { again: true });
    console.log(cliText.migrated);
  } finally {
    await connection.close();
  }
}

runCommand(main);
