import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault';
import { fullDisks } from './fullDisks';

/** Milliseconds after which a failover manager considers a primary dead. */
const watchMs = 1500;
/** The faults in the order in which they are caused. */
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
  ...fullDisks,
  {
    name: 'kill -9 of the primary, the replica promoted',
    cause: async ({ primary, promote }) => {
      primary.destroy();
      await sleep(watchMs);
      promote();
    },
  },
];
