import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unevenDelayMs } from '../../support/unevenDelay';

/** Starts a proxy that holds back each response of the portal for another time, up to two seconds. */
export async function startUnevenLine(portal: string): Promise<{ url: string; close: () => void }> {
  const target = new URL(portal);
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const sent = request({ host: target.hostname, port: target.port, path, method, headers }, (upstream) => {
      const timer = setTimeout(() => {
        answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
        answer.flushHeaders();
        upstream.pipe(answer);
      }, unevenDelayMs(2000));
      upstream.on('error', () => answer.destroy());
      answer.on('close', () => clearTimeout(timer));
    });
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  // An idle connection that is closed while a call is sent on it would fail the call.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
