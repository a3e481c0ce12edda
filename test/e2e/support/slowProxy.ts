import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { url } from './portal';

/** A proxy between browser and portal, as in some offices. */
export interface Proxy {
  /** The portal's address through the proxy. */
  url: string;
  /** Sets whether the proxy buffers streams, like one that forwards only complete responses. */
  keepBack: (isSo: boolean) => void;
  /** From now on, appends text to the response of a path. */
  addTo: (path: string, more: string) => void;
  close: () => Promise<void>;
}

/** Starts a proxy for the portal. Buffered data are forwarded in order once buffering ends. */
export async function startProxy(): Promise<Proxy> {
  let isKept = false;
  const added = new Map<string, string>();
  const kept = new Set<() => void>();
  const target = new URL(url(''));
  const server = createServer((asked, answer) => {
    const { method, url: path = '/' } = asked;
    const more = added.get(path);
    const headers = more ? { host: asked.headers.host } : asked.headers;
    const sent = request({ host: target.hostname, port: target.port, path, method, headers }, (got) => {
      const isStream = got.headers['content-type']?.startsWith('text/event-stream') ?? false;
      const waiting: (() => void)[] = [];
      const handOn = () => {
        for (const write of waiting.splice(0)) write();
      };
      const say = (write: () => void) => {
        waiting.push(write);
        if (!isStream || !isKept) handOn();
      };
      kept.add(handOn);
      answer.on('close', () => kept.delete(handOn));
      if (more) delete got.headers['content-length'];
      say(() => answer.writeHead(got.statusCode ?? 502, got.headers).flushHeaders());
      got.on('data', (part: Buffer) => say(() => answer.write(part)));
      got.on('end', () => say(() => answer.end(more)));
    });
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keepBack: (isSo) => {
      isKept = isSo;
      if (!isSo) for (const handOn of kept) handOn();
    },
    addTo: (path, more) => void added.set(path, more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
