/** `npm run backup`: copies database and files into a new folder, whether or not the server is running. */
import { makeBackup, countRows } from '../backup/backup';
import { backupText } from '../backup/backupText';
import { readConfig } from '../config';
import { connectToRunning } from '../database/connection';
import { openStorage } from '../files/storage';
import { runCommand } from './runCommand';

async function main(): Promise<void> {
  const config = readConfig();
  const backupDir = process.argv[2] ?? config.backupDir;
  const connection = await connectToRunning(config);
  try {
    const storage = await openStorage(config);
    const { folder, manifest, linked } = await makeBackup(connection.background.pool, storage, backupDir);
    console.log(backupText.made(folder, countRows(manifest), manifest.files.length, linked));
    if (manifest.missing.length > 0) console.error(backupText.missing(manifest.missing.length));
  } finally {
    await connection.close();
  }
}

runCommand(main);
