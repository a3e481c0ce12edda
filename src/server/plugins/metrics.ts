import { setTimeout as sleep } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Context } from '../context';
import { addDiskMetrics } from './diskMetrics';
import { isDatabaseDown } from '../database/connection';
import type { Replica } from '../database/replica';

/** Milliseconds that the metrics wait for the database. Prometheus gives up after ten seconds. */
const patienceMs = 3000;

/** Returns the result, or undefined after some milliseconds. */
function withinMs<T>(result: Promise<T>, ms: number): Promise<T | undefined> {
  // Its failure after that time is nobody's.
  result.catch(() => undefined);
  return Promise.race([result, sleep(ms, undefined, { ref: false })]);
}

/**
 * Returns the Prometheus metrics of a process, and those of the shared database, which are the same in every process.
 */
export function metricsOf({
  pool,
  replica,
  events,
  config,
}: Pick<Context, 'pool' | 'replica' | 'events' | 'config'>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'posventa_' });
  /** Reads rows for a metric; undefined without the database: the metric has no value then, and the others still have. */
  const read = async <Row extends object>(query: string): Promise<Row[] | undefined> => {
    try {
      return (await withinMs(pool.query<Row>(query), patienceMs))?.rows;
    } catch (error) {
      if (isDatabaseDown(error)) return undefined;
      throw error;
    }
  };
  new Gauge({
    name: 'posventa_database_up',
    help: '1 while the database responds, 0 while it does not.',
    registers: [registry],
    async collect() {
      this.set((await read('select 1')) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'posventa_database_connections',
    help: 'Connections of this process, by what they do; waiting: requests without one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'posventa_event_streams',
    help: 'Browsers with an open stream of changes to this process.',
    registers: [registry],
    collect() {
      this.set(events.count);
    },
  });
  if (replica) addReplica(registry, replica);
  new Gauge({
    name: 'posventa_jobs',
    help: 'Jobs in the queue of all processes: waiting, running, and given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const rows = await read<{ state: string; count: number }>(`
        select state, count(j.id)::int as count from unnest(array['waiting', 'running', 'failed']) as state
        left join graphile_worker.jobs j on state = case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed' else 'waiting' end
        group by state`);
      this.reset();
      for (const { state, count } of rows ?? []) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'posventa_job_oldest_seconds',
    help: 'Seconds that the due job that has waited longest has waited; 0 if none waits.',
    registers: [registry],
    async collect() {
      const rows = await read<{ seconds: number }>(`
        select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
        from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at < now()`);
      this.set(rows?.[0]?.seconds ?? NaN);
    },
  });
  new Gauge({
    name: 'posventa_mails',
    help: 'Mails of the outbox, by status.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const rows = await read<{ status: string; count: number }>(`
        select status, count(m.id)::int as count from unnest(array['pending', 'failed']) as status
        left join outbox_mail m using (status) group by status`);
      this.reset();
      for (const { status, count } of rows ?? []) this.set({ status }, count);
    },
  });
  new Gauge({
    name: 'posventa_mail_oldest_seconds',
    help: 'Seconds that the oldest unsent mail has waited; 0 if none waits, or without SMTP_URL.',
    registers: [registry],
    async collect() {
      const rows = await read<{ seconds: number }>(`
        select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from outbox_mail where status = 'pending'`);
      this.set(config.smtpUrl ? (rows?.[0]?.seconds ?? NaN) : 0);
    },
  });
  addDiskMetrics(registry, config);
  new Gauge({
    name: 'posventa_database_bytes',
    help: 'Size of the database on its disk.',
    registers: [registry],
    async collect() {
      const rows = await read<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes');
      this.set(rows?.[0]?.bytes ?? NaN);
    },
  });
  return registry;
}

function addReplica(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'posventa_replica_used',
    help: '1 while reads are answered from the replica, 0 while it is late or gone.',
    registers: [registry],
    collect() {
      this.set(replica.isUsed ? 1 : 0);
    },
  });
  new Counter({
    name: 'posventa_reads_total',
    help: 'Lists, counts, exports and searches, by where they were read.',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(replica.reads)) this.inc({ from }, count);
    },
  });
}
