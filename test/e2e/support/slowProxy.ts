import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { url } from './portal';

/** A proxy between browser and portal, as in some offices. */
export interface Proxy {
  /** The portal's address through the proxy. */
  url: string;
  /** Sets whether the proxy buffers streams, like one that forwards only complete responses. */
  setBuffering: (isOn: boolean) => void;
  /** From now on, appends text to the response of a path. */
  addTo: (path: string, more: string) => void;
  close: () => Promise<void>;
}

/** Starts a proxy for the portal. Buffered data are forwarded in order once buffering ends. */
export async function startProxy(): Promise<Proxy> {
  let isBuffering = false;
  const added = new Map<string, string>();
  const flushers = new Set<() => void>();
  const target = new URL(url(''));
  const server = createServer((incoming, answer) => {
    const { method, url: path = '/' } = incoming;
    const more = added.get(path);
    const headers = more ? { host: incoming.headers.host } : incoming.headers;
    const sent = request({ host: target.hostname, port: target.port, path, method, headers }, (upstream) => {
      const isStream = upstream.headers['content-type']?.startsWith('text/event-stream') ?? false;
      const waiting: (() => void)[] = [];
      const flush = () => {
        for (const write of waiting.splice(0)) write();
      };
      const enqueue = (write: () => void) => {
        waiting.push(write);
        if (!isStream || !isBuffering) flush();
      };
      flushers.add(flush);
      answer.on('close', () => flushers.delete(flush));
      if (more) delete upstream.headers['content-length'];
      enqueue(() => answer.writeHead(upstream.statusCode ?? 502, upstream.headers).flushHeaders());
      upstream.on('data', (part: Buffer) => enqueue(() => answer.write(part)));
      upstream.on('end', () => enqueue(() => answer.end(more)));
    });
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setBuffering: (isOn) => {
      isBuffering = isOn;
      if (!isOn) for (const flush of flushers) flush();
    },
    addTo: (path, more) => void added.set(path, more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
