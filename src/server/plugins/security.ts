import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { inlineScriptHashes } from './web';

/** Security headers. Styles may be inline, because antd writes them so; scripts may not, but for the page's own. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { webDir, apiOrigin }: Pick<Config, 'webDir' | 'apiOrigin'>,
): Promise<void> {
  const api = apiOrigin ? [apiOrigin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(webDir)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...api],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:', ...api],
        frameSrc: ["'self'", 'blob:', ...api],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'self'", 'blob:', ...api],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Whoever puts TLS in front decides on it; the portal itself listens without.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
  });
}
