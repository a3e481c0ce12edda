import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const timeoutMs = 20_000;
/** Runs as plain JavaScript in its own thread: a photo of a phone takes more than a second of computing. */
const source = `
  const { parentPort, workerData } = require('node:worker_threads');
  require(workerData.converter)({ buffer: workerData.bytes, format: 'JPEG', quality: 0.85 }).then((jpeg) => parentPort.postMessage(jpeg));
`;

let queue: Promise<unknown> = Promise.resolve();

/** Converts a HEIC photo to JPEG, one at a time; undefined where it can't be read. */
export function heicToJpeg(bytes: Buffer): Promise<Buffer | undefined> {
  const result = queue.then(() => convert(bytes).catch(() => undefined));
  queue = result;
  return result;
}

function convert(bytes: Buffer): Promise<Buffer> {
  const worker = new Worker(source, {
    eval: true,
    execArgv: [],
    workerData: { bytes, converter: createRequire(import.meta.url).resolve('heic-convert') },
    stdout: true,
    stderr: true,
  });
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
    timer.unref();
    worker.once('message', (jpeg: Uint8Array) => resolve(Buffer.from(jpeg)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('no answer')));
  }).finally(() => worker.terminate());
}
