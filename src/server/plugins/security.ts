import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from '../config';
import { inlineScriptHashes } from './web';

/** Security headers. Styles may be inline, because antd writes them so; scripts may not, but for the page's own. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { webDir, apiOrigin }: Pick<Config, 'webDir' | 'apiOrigin'>,
): void {
  const api = apiOrigin ? [apiOrigin] : [];
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(webDir)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...api],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:', ...api],
        frameSrc: ["'self'", 'blob:', ...api],
        workerSrc: ["'self'", 'blob:'],
        // A plan is shown in a frame, and its answer says what its viewer may do.
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Below: only where TLS is in front.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // The portal itself listens without TLS; a proxy that is trusted says whether the browser came with it.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}

/** The headers are the same for every request: made once, for they would cost each more than its own work. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error as Error;
  });
  return response.getHeaders() as Record<string, string>;
}
