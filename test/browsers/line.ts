import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The phone's line: it works, does not reach the portal, or loses the portal's answers. */
export type Signal = 'online' | 'offline' | 'loses answers';

/** A line between a browser and the portal, whose signal a test sets: browsers cannot all be set offline. */
export interface Line {
  /** The portal's address through the line. */
  url: string;
  set: (signal: Signal) => void;
  close: () => Promise<void>;
}

export async function startLine(portal: string): Promise<Line> {
  const target = new URL(portal);
  let signal: Signal = 'online';
  const server = createServer((incoming, answer) => {
    if (signal === 'offline') return void incoming.destroy();
    const { method, url: path, headers } = incoming;
    const sent = request({ host: target.hostname, port: target.port, path, method, headers }, (upstream) => {
      // What was done at the portal is done: only the phone does not hear of it.
      if (signal === 'loses answers' && method !== 'GET')
        return void upstream.resume().on('end', () => answer.destroy());
      answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      signal = next;
      if (next !== 'online') server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
