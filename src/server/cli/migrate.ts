/** `npm run migrate`: brings the database's schema up to date and ends. A server that starts does the same by itself. */
import { readConfig } from '../config';
import { connect } from '../database/connection';
import { migrateDatabase } from '../database/migrate';
import { cliText } from './cliText';

async function main(): Promise<void> {
  const connection = await connect(readConfig(), {
    log: console.error,
    onLost: (error) => {
      throw error;
    },
  });
  try {
    await migrateDatabase(connection.pool);
    console.log(cliText.migrated);
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
