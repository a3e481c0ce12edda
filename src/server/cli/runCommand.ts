import { statSync } from 'node:fs';
import { readConfig, type Config } from '../config';
import { explainFailure } from '../operator/failure';

/**
 * Runs a command, as the user of the service if root runs it. Prints the message of an error, with its cause for the
 * operator, and sets the exit code to 1.
 */
export function runCommand(command: () => Promise<void>): void {
  const running = async () => {
    actAsOwner(readConfig());
    await command();
  };
  void running().catch(async (error: unknown) => {
    console.error(await messageOf(error));
    process.exit(1);
  });
}

async function messageOf(error: unknown): Promise<string> {
  try {
    return (await explainFailure(error, readConfig())).message;
  } catch {
    // The configuration cannot be read, which is then the error.
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Lets a command that root runs go on as the user of the service, to whom the portal's folder belongs, so that it leaves
 * no file there that the service cannot use. Does nothing for other users, and if the folder is root's.
 */
function actAsOwner({ dataDir, filesDir }: Pick<Config, 'dataDir' | 'filesDir'>): void {
  if (process.getuid?.() !== 0) return;
  const owner = [filesDir, dataDir].map(ownerOf).find((found) => found !== undefined);
  if (!owner || owner.uid === 0) return;
  process.setgroups!([owner.gid]);
  process.setgid!(owner.gid);
  process.setuid!(owner.uid);
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
