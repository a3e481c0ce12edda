import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Histogram } from 'prom-client';
import type { Context } from '../context';
import { probeStorage } from '../files/storage';
import { countMigrations, knownMigrations } from '../database/migrate';
import { forbidden, unavailable } from '../support/errors';
import { eventStreamType } from './eventStream';
import { metricsOf } from './metrics';

/**
 * What an operator looks at: `/api/ready` answers 200 while this process may be sent requests (database reached, its
 * schema as new as this version, files can be written), `/api/metrics` is for Prometheus.
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
    // A stream takes hours, which says nothing of how fast calls are answered.
    if (reply.getHeader('content-type') === eventStreamType) return;
    calls.observe({ route, method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const wanted = await knownMigrations();
  app.get('/ready', { config: { permission: 'public' } }, async ({ log }) => {
    try {
      const migrations = await countMigrations(context.pool);
      if (migrations < wanted) throw new Error(`The database has ${migrations} of ${wanted} migrations.`);
      await probeStorage(context.storage);
    } catch (error) {
      log.warn({ err: error }, 'Not ready.');
      throw unavailable();
    }
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
