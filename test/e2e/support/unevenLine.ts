import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long a response is held back, in ms: most hardly, some long, so that responses come in another order. */
function delayMs(): number {
  const chance = Math.random();
  if (chance < 0.65) return Math.random() * 40;
  return chance < 0.93 ? 100 + Math.random() * 600 : 800 + Math.random() * 1200;
}

/**
 * Starts a proxy that holds back each response of the portal for another time. With `E2E_LINE=uneven` the browser tests
 * use it: tests that depend on how fast the portal answers fail there, and only now and then elsewhere.
 */
export async function startUnevenLine(portal: string): Promise<{ url: string; close: () => void }> {
  const target = new URL(portal);
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const sent = request({ host: target.hostname, port: target.port, path, method, headers }, (upstream) => {
      const timer = setTimeout(() => {
        answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
        answer.flushHeaders();
        upstream.pipe(answer);
      }, delayMs());
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
