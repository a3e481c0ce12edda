import { statSync } from 'node:fs';
import type { Config } from '../config';

/**
 * Lets a command that root runs go on as the user of the service, to whom the portal's folder belongs, so that it leaves
 * no file there that the service cannot use. Does nothing for other users, and if the folder is root's.
 */
export function actAsOwner({ dataDir, filesDir }: Pick<Config, 'dataDir' | 'filesDir'>): void {
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
