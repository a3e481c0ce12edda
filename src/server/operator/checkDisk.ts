import { statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import { lastGoodBackup } from '../backup/lastBackup';
import type { Config } from '../config';
import { openStorage, probeStorage } from '../files/storage';
import { foldersOf, tryFolder } from '../support/folders';
import { doctorText } from './doctorText';
import { explainFailure } from './failure';
import { note, right, wrong, type Finding } from './finding';

/** Free bytes, and their part of a disk, below which it is almost full: the same as in docs/grafana/alerts.yml. */
const least = { bytes: 2e9, part: 0.05 };
/** Hours after which the nightly backup was left out. */
const maxHours = 26;

/** Writes to every folder, asks for its disk's space, and tries the bucket. */
export async function checkFolders(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { variable, path } of foldersOf(config)) {
    try {
      await tryFolder(path);
      findings.push(right(doctorText.writable(variable, path)), spaceOf(path, await statfs(path)));
    } catch (error) {
      findings.push(wrong((await explainFailure(error, config)).message));
    }
  }
  if (config.filesUrl) findings.push(await checkBucket(config));
  return findings;
}

function spaceOf(path: string, { bavail, blocks, bsize }: Awaited<ReturnType<typeof statfs>>): Finding {
  const [free, size] = [Number(bavail) * Number(bsize), Number(blocks) * Number(bsize)];
  const isLittle = free < least.bytes || free / size < least.part;
  return isLittle ? wrong(doctorText.littleSpace(path, free, size)) : right(doctorText.space(path, free, size));
}

async function checkBucket(config: Config): Promise<Finding> {
  try {
    await probeStorage(await openStorage(config));
    return right(doctorText.bucket);
  } catch (error) {
    const { message, cause } = error as Error;
    return wrong(doctorText.noBucket(cause instanceof Error ? cause.message : message));
  }
}

/** Looks for the last complete backup. */
export async function checkBackups({ backupDir, backupKeep }: Config): Promise<Finding[]> {
  const last = await lastGoodBackup(backupDir);
  if (!last) return [backupKeep === 0 ? note(doctorText.noBackups) : wrong(doctorText.neverBackedUp(backupDir))];
  const hours = (Date.now() - last.madeAt.getTime()) / 3_600_000;
  const say = hours > maxHours ? doctorText.oldBackup : doctorText.backup;
  return [(hours > maxHours ? wrong : right)(say(basename(last.folder), hours))];
}
