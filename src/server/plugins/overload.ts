import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { unavailable } from '../support/errors';

/** Endpoints that an operator needs on an overloaded server. */
const alwaysOpen = ['/api/health', '/api/metrics'];
/** Calls that may wait per database connection. More would wait in vain. */
const waitingPerConnection = 10;
const retrySeconds = 5;

/**
 * Refuses new calls with 503 before the machine is overloaded, so that running calls finish and refused clients retry.
 */
export async function refuseOverload(api: FastifyInstance, { config, pool }: Context): Promise<void> {
  if (config.overloadMs === 0) return;
  await api.register(underPressure, {
    maxEventLoopDelay: config.overloadMs,
    healthCheck: async () => pool.waitingCount <= config.databaseConnections * waitingPerConnection,
    healthCheckInterval: 500,
    pressureHandler: async ({ url }, _reply, type, value) => {
      if (alwaysOpen.includes(url)) return;
      api.log.warn({ type, value, waiting: pool.waitingCount }, 'A call was refused because the server is overloaded.');
      throw unavailable(retrySeconds);
    },
  });
}
