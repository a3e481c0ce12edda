import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../support/freePorts';

const root = join(import.meta.dirname, '../../..');

/**
 * Options of a Node process that serves an S3-compatible store on 127.0.0.1: its objects in `folder`; bucket, key and
 * secret are `S3RVER`.
 */
export const objectStoreArgs = (folder: string, port: number): string[] => {
  const options = {
    ...{ directory: folder, address: '127.0.0.1', port, silent: true },
    configureBuckets: [{ name: 'posventa' }],
    // It signs the address of a listing differently from the AWS SDK.
    allowMismatchedSignatures: true,
  };
  const server = JSON.stringify(join(root, 'node_modules/@20minutes/s3rver'));
  return ['-e', `new (require(${server}))(${JSON.stringify(options)}).run()`];
};

export interface ObjectStore {
  /** For FILES_URL. */
  url: string;
  /** Folder of its objects. */
  folder: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** An S3-compatible store on this machine, in a separate process, with one empty bucket. */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'posventa-objects-'));
  const [port] = (await freePorts(1)) as [number];
  const url = `http://S3RVER:S3RVER@127.0.0.1:${port}/posventa`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, objectStoreArgs(folder, port), { stdio: 'ignore' });
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) await sleep(50);
  };
  const stop = async () => {
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child!.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url,
    folder,
    start,
    stop,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
