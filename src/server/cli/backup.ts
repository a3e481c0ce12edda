/** `npm run backup`: copies database and files into a new folder, whether or not the server is running. */
import { countRows, makeBackup, placeOfFiles } from '../backup/backup';
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
    const [rows, files, missing] = [countRows(manifest), manifest.files.length, manifest.missing.length];
    // Whoever runs this by a timer learns by the exit code that the backup is not complete.
    if (missing > 0) throw new Error(backupText.incomplete(folder, rows, files, missing, placeOfFiles(config)));
    console.log(backupText.made(folder, rows, files, linked));
  } finally {
    await connection.close();
  }
}

runCommand(main);
