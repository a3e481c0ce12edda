import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context';
import { forbidden, unavailable } from '../support/errors';

/**
 * What an operator looks at: `/api/ready` answers 200 while this process may be sent requests, `/api/metrics` is for Prometheus.
 * Neither needs a session; the metrics are for this machine, or for who shows METRICS_TOKEN.
 */
export async function observeRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const registry = metricsOf(context);
  const calls = new Histogram({
    name: 'posventa_http_request_seconds',
    help: 'Time to answer calls of the API, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ routeOptions, method }, reply) => {
    // The route's pattern, not the address: ids would make a series each.
    const route = routeOptions.url ?? 'unknown';
    calls.observe({ route, method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/ready', { config: { permission: 'public' } }, async () => {
    await context.pool.query('select 1').catch(() => {
      throw unavailable();
    });
    return { success: true, data: { status: 'ready' } };
  });
  app.get('/metrics', { config: { permission: 'public' } }, async (request, reply) => {
    if (!mayRead(request, context.config.metricsToken)) throw forbidden();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function metricsOf({ pool }: Context): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'posventa_' });
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
    name: 'posventa_jobs',
    help: 'Jobs in the queue of all processes: waiting, running, and given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { rows } = await pool.query<{ state: string; count: number }>(`
        select state, count(j.id)::int as count from unnest(array['waiting', 'running', 'failed']) as state
        left join graphile_worker.jobs j on state = case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed' else 'waiting' end
        group by state`);
      for (const { state, count } of rows) this.set({ state }, count);
    },
  });
  return registry;
}
