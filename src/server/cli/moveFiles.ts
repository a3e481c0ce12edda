/**
 * `npm run move-files`: copies the uploaded files from FILES_DIR into the bucket of FILES_URL; with `--back` the other
 * way.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { moveFiles } from '../backup/moveFiles';
import { bucketStorage, folderStorage } from '../files/storage';
import { cliText } from './cliText';
import { runCommand } from './runCommand';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { back: { type: 'boolean' } } });
  const { filesDir, filesUrl } = readConfig();
  if (!filesUrl) throw new Error(cliText.moveUsage);
  const [folder, bucket] = [folderStorage(filesDir), await bucketStorage(filesUrl)];
  const [from, to] = values.back ? [bucket, folder] : [folder, bucket];
  const { copied, unchanged, bytes } = await moveFiles(from, to, (done) => console.log(cliText.moving(done)));
  console.log(cliText.moved(copied, unchanged, bytes));
}

runCommand(main);
