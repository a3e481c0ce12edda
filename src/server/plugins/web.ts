import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unknownRoute } from './errors';

/** Icons, and the manual and house rules that the company edits without a build: served as they are. */
const publicFolder = resolve('public');

/**
 * Serves the built web side: files with a hash in their name for ever, icons for a day, everything else revalidated, and any other address
 * gets index.html, where the browser's router knows what to show.
 */
export async function webRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const hasWeb = existsSync(join(folder, 'index.html'));
  app.setNotFoundHandler((request, reply) => {
    // Nothing is returned: a reply is a promise of its own end, and awaiting it again and again piles up listeners.
    if (hasWeb && isPage(request)) reply.header('cache-control', 'no-cache').sendFile('index.html');
    else unknownRoute(request, reply);
  });
  if (!hasWeb) return;
  await app.register(fastifyStatic, {
    root: [folder, publicFolder].filter((path) => existsSync(path)),
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        isHashed(path) ? 'public, max-age=31536000, immutable' : isIcon(path) ? 'public, max-age=86400' : 'no-cache',
      );
    },
  });
}

/** A missing script must answer 404, not the page: the browser would try to run it. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0]!;
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)/.test(path) && !path.split('/').pop()!.includes('.');
}

const isHashed = (path: string): boolean => /[.-][0-9a-f]{8,}\.(?:[\w.]+)$/i.test(path);

/** Browsers ask for the icon again at every change of the address. */
const isIcon = (path: string): boolean => /\.(svg|png)$/.test(path);

/** Hashes, as the Content-Security-Policy names them, of the inline scripts of index.html: they run, injected ones do not. */
export function inlineScriptHashes(folder: string): string[] {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}
