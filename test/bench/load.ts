import { connect } from 'node:net';
import { quantile } from '../support/quantile';

/** Figures of a server under load: requests per second, and milliseconds until the complete response. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Concurrent connections; each sends its next request after the response. */
const connections = 16;

/**
 * Loads an address for this many seconds. It uses sockets, because an HTTP client library would cost more than the
 * measured server. Throws if a response is not successful.
 */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const start = performance.now();
  const times: number[] = [];
  const sendNext = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let sent = 0;
      let missing = -1;
      let head = '';
      const next = () => {
        if (performance.now() - start > seconds * 1000) {
          socket.end();
          resolve();
          return;
        }
        sent = performance.now();
        socket.write(request);
      };
      socket.on('connect', next);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        if (missing < 0) {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          if (!head.startsWith('HTTP/1.1 200')) {
            reject(new Error(`${url}: ${head.slice(0, 200)}`));
            socket.destroy();
            return;
          }
          missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)![1]) - (head.length - end - 4);
        } else missing -= chunk.length;
        if (missing > 0) return;
        times.push(performance.now() - sent);
        missing = -1;
        head = '';
        next();
      });
    });
  await Promise.all(Array.from({ length: connections }, sendNext));
  const elapsed = performance.now() - start;
  return { perSecond: (times.length * 1000) / elapsed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
