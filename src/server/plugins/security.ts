import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { inlineScriptHashes } from './web';

/**
 * Adds the same security headers to every response. Inline styles are allowed because antd writes them. Inline scripts
 * are refused, except the page's own.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { webDir, apiOrigin }: Pick<Config, 'webDir' | 'apiOrigin'>,
): void {
  const api = apiOrigin ? [apiOrigin] : [];
  const directives = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(webDir)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...api],
    'frame-src': ["'self'", 'blob:', ...api],
    'worker-src': ["'self'", 'blob:'],
    // A plan is shown in a frame; the plan's own response restricts the viewer.
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  const headers = {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // The portal itself listens without TLS. A trusted proxy reports whether the browser used TLS.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
