import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster';

/** What goes wrong, one after the other, while people work. */
export interface Fault {
  name: string;
  cause(cluster: Cluster): Promise<void> | void;
}

/** Milliseconds after which whoever watches over PostgreSQL takes a primary for dead. */
const watchMs = 1500;

export const faults: Fault[] = [
  {
    name: 'kill -9 of a process of the portal',
    cause: ({ servers }) => servers[0]!.kill(),
  },
  {
    name: 'a proxy that cuts connections, five times',
    cause: async ({ servers, tellProxy }) => {
      for (let round = 0; round < 5; round++) {
        for (const { name } of servers) await tellProxy(`shutdown sessions server portal/${name}`);
        await sleep(300);
      }
    },
  },
  {
    name: 'kill -9 of PgBouncer',
    cause: ({ pooler }) => pooler.kill(),
  },
  {
    name: 'kill -9 of the primary, the replica promoted',
    cause: async ({ primary, promote }) => {
      primary.kill();
      await sleep(watchMs);
      promote();
    },
  },
];
