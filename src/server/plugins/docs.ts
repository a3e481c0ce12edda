import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from '../support/folders';

/** Serves the API reference at /api/docs from the contract's document. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  const document = JSON.parse(readFileSync(join(sourceFolder, 'contract/openapi.json'), 'utf8')) as never;
  app.addHook('onRoute', (options) => {
    options.config = { ...options.config, permission: 'public' };
  });
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { docExpansion: 'none', persistAuthorization: true, displayRequestDuration: true, filter: true },
    theme: { title: 'Posventa · API' },
  });
}
