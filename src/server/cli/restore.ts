/** `npm run restore -- FOLDER`: restores a backup into an empty database and verifies all of it. */
import { countRows } from '../backup/backup';
import { backupText } from '../backup/backupText';
import { restoreBackup } from '../backup/restore';
import { readConfig } from '../config';
import { connect } from '../database/connection';
import { migrateAndGrant } from '../database/roles';
import { openStorage } from '../files/storage';
import { runCommand } from './runCommand';

async function main(): Promise<void> {
  const [, , folder] = process.argv;
  if (!folder) throw new Error(backupText.usage);
  const config = readConfig();
  const { migrateUrl } = config;
  // Foreign keys and triggers are off meanwhile, which only the owner of the tables may do.
  const connection = await connect(
    migrateUrl ? { ...config, databaseUrl: migrateUrl, databaseDirectUrl: undefined } : config,
  );
  try {
    const manifest = await restoreBackup(connection.background.pool, await openStorage(config), folder);
    await migrateAndGrant(config, connection.background.pool);
    console.log(backupText.restored(countRows(manifest), manifest.files.length));
    if (manifest.missing.length > 0) console.error(backupText.restoredWithout(manifest.missing.length));
  } finally {
    await connection.close();
  }
}

runCommand(main);
