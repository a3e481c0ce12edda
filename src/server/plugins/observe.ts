import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Histogram } from 'prom-client';
import type { Context } from '../context';
import { probeStorage } from '../files/storage';
import { countMigrations, knownMigrations } from '../database/migrateSchema';
import { forbidden, unavailable } from '../support/errors';
import { eventStreamType } from './eventStream';
import { metricsOf } from './metrics';

/**
 * Serves the endpoints for operators. `/api/ready` returns 200 while this process can take requests: the database is
 * reachable, its schema matches this version, files can be written, and nothing told the process to end. `/api/metrics` is for Prometheus. Neither
 * requires a session. The metrics require a request from this machine or METRICS_TOKEN.
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
    // Uses the route's pattern instead of the address, because each id would create its own series.
    const route = routeOptions.url ?? 'unknown';
    // A stream lasts hours and says nothing about response times.
    if (reply.getHeader('content-type') === eventStreamType) return;
    calls.observe({ route, method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const { last } = await knownMigrations();
  app.get('/ready', { config: { permission: 'public' } }, async ({ log }) => {
    if (context.isEnding) throw unavailable();
    try {
      const migrations = await countMigrations(context.pool);
      if (migrations < last) throw new Error(`The database has ${migrations} of ${last} migrations.`);
      await probeStorage(context.storage);
    } catch (error) {
      log.warn({ err: error }, 'The process is not ready.');
      throw unavailable();
    }
    return { success: true, data: { status: 'ready' } };
  });
  app.get('/metrics', { config: { permission: 'public' } }, async (request, reply) => {
    if (!mayRead(request, context.config.metricsToken)) throw forbidden();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Headers by which a proxy on this machine says that the request came from another one. */
const forwardedBy = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Whether a request may read the metrics. Without a token the connection itself must come from this machine: the address
 * that a header names does not count, because whoever reaches the port can write it.
 */
function mayRead({ socket, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return (
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
      !forwardedBy.some((name) => name in headers)
    );
  const received = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
