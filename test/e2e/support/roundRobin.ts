import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer that sends each request to the next server, whoever asks: it knows no sessions and no cookies. */
export interface RoundRobin {
  url: string;
  /** From now on sends requests only to these. */
  setServers: (urls: string[]) => void;
  close: () => Promise<void>;
}

/** Starts a balancer in front of servers. */
export async function startRoundRobin(urls: string[]): Promise<RoundRobin> {
  let servers = urls;
  let turn = 0;
  const balancer = createServer((incoming, answer) => {
    const { hostname, port } = new URL(servers[turn++ % servers.length]!);
    const { method, url: path, headers } = incoming;
    const sent = request({ hostname, port, method, path, headers }, (upstream) => {
      answer.writeHead(upstream.statusCode!, upstream.headers).flushHeaders();
      upstream.pipe(answer);
      upstream.on('error', () => answer.destroy());
    });
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    setServers: (others) => {
      servers = others;
    },
    close: () =>
      new Promise((resolve) => {
        balancer.close(() => resolve());
        balancer.closeAllConnections();
      }),
  };
}
