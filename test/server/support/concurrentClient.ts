import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A raw HTTP call; the body as text. */
export interface WireCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Waiting times for responses, in milliseconds. */
interface Waits {
  middle: number;
  longest: number;
  count: number;
}

/** A client that sends one request continuously from a separate thread, because this process runs the server. */
export interface ConcurrentClient {
  /** Makes calls concurrently, reads them to their ends, and returns this client's waiting times meanwhile. */
  waitDuring(...calls: WireCall[]): Promise<Waits>;
  /** The waiting times without other calls. */
  idle(): Promise<Waits>;
  close(): Promise<unknown>;
}

const program = `
const { parentPort, workerData } = require('node:worker_threads');
const http = require('node:http');
const agent = new http.Agent({ keepAlive: true });
const send = (options, body) => new Promise((resolve, reject) => {
  const request = http.request({ host: '127.0.0.1', port: workerData.port, agent, ...options }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode)).on('error', reject);
  });
  request.on('error', reject);
  request.end(body);
});
const sendUsual = async () => {
  const start = performance.now();
  await send(workerData.usual);
  return performance.now() - start;
};
parentPort.on('message', async (calls) => {
  try {
    const waits = [];
    let isDone = calls.length === 0;
    // A server that refuses a body before its end may close the connection.
    const answered = Promise.all(calls.map(({ body, ...call }) => send(call, body).catch(() => 0))).then(() => { isDone = true; });
    if (calls.length === 0) for (let time = 0; time < 100; time++) waits.push(await sendUsual());
    else do waits.push(await sendUsual()); while (!isDone);
    await answered;
    parentPort.postMessage({ waits });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});`;

/** Requests `/api/health` by default. */
export function startConcurrentClient(
  port: number,
  usual: Pick<WireCall, 'path' | 'headers'> = health,
): ConcurrentClient {
  const worker = new Worker(program, { eval: true, workerData: { port, usual } });
  const waits = async (calls: WireCall[]): Promise<Waits> => {
    worker.postMessage(calls);
    const [answer] = (await once(worker, 'message')) as [{ waits: number[]; error?: string }];
    if (answer.error) throw new Error(answer.error);
    const sorted = answer.waits.toSorted((a, b) => a - b);
    return { middle: sorted[Math.floor(sorted.length / 2)]!, longest: sorted.at(-1)!, count: sorted.length };
  };
  return {
    waitDuring: (...calls) => waits(calls),
    idle: () => waits([]),
    close: () => worker.terminate(),
  };
}

const health = { path: '/api/health', headers: {} };
