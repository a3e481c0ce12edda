import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isForLinks, scopeOf, type Permission } from '../../contract/permissions';
import { recordWrite, sessionOfToken } from '../accounts/session.service';
import type { Context } from '../context';
import type { Caller, LinkCaller } from '../policies/rows';
import { forbidden, unauthorized } from '../support/errors';
import { serverText } from '../support/serverText';
import { linkEnded, linkOfSecret } from '../works/workLinks.service';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Permission that the route requires. The server does not start if a route has none. */
    permission?: Permission | 'public';
    /** Whether the route is open to users who still have to set up the second factor that the company requires. */
    withoutFactor?: boolean;
  }
  interface FastifyRequest {
    caller: (Caller & { token: string }) | undefined;
    /** The caller of a link, who has no account. At most one of `caller` and `link` is set. */
    link: LinkCaller | undefined;
  }
}

/**
 * Authenticates the caller by its session token or by the secret of its link, and checks the route's permission, before
 * any part of the request is read.
 */
export const authorizePlugin = fp<{ context: Context }>(
  async (app, { context }) => {
    app.decorateRequest('caller', undefined);
    app.decorateRequest('link', undefined);
    app.addHook('onRoute', ({ url, config }) => {
      if (!config?.permission) throw new Error(`The route ${url} declares no permission.`);
    });
    app.addHook('onRequest', async (request) => {
      const { permission, withoutFactor } = request.routeOptions.config;
      // Only the handler of unknown addresses has no permission: onRoute has checked all other routes.
      if (permission === undefined || permission === 'public') return;
      const secret = /^Link +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (secret) {
        request.link = await admit(context, request, permission, secret);
        return;
      }
      const token = tokenOf(request);
      if (!token && isForLinks(permission)) throw linkEnded();
      const session = token ? await sessionOfToken(context, token) : undefined;
      if (!token || !session) throw unauthorized();
      const { user, hasJustWritten } = session;
      const scope = scopeOf(user, permission);
      if (!scope) {
        request.log.warn({ user: user.id, permission, address: request.ip }, 'A call was forbidden.');
        throw forbidden();
      }
      if (user.mustSetUpFactor && !withoutFactor) throw forbidden(serverText.factorDemanded, 'second_factor');
      request.caller = { user, scope, token, hasJustWritten };
      if (request.method === 'GET') await context.reads.countRead(token);
    });
    // Counts are cached for a second. A session that has just changed something skips the cache in every process.
    app.addHook('onSend', async ({ method, caller, log }, reply) => {
      if (method === 'GET' || !caller || reply.statusCode >= 400) return;
      // The command has succeeded. Its response must not fail because a count may be a second old.
      await recordWrite(context, caller.token).catch((error: unknown) =>
        log.warn({ err: error }, 'The time of a write could not be stored.'),
      );
    });
  },
  { name: 'authorize' },
);

/**
 * Returns the caller of a link's secret. Throws 401 if the secret is unknown, 403 if the call is not for links, 429
 * above the read limit.
 */
async function admit(
  context: Context,
  request: FastifyRequest,
  permission: Permission,
  secret: string,
): Promise<LinkCaller> {
  const user = await linkOfSecret(context, secret);
  if (!user) {
    await context.attempts.countInvalidLink(request.ip);
    throw linkEnded();
  }
  const scope = scopeOf(user, permission);
  if (!scope) {
    request.log.warn({ link: user.id, permission, address: request.ip }, 'A call was forbidden.');
    throw forbidden();
  }
  await context.reads.countRead(secret);
  return { user, scope };
}

/**
 * Returns the bearer token. If the client sends no `Authorization` header, returns the `user` header, which holds the
 * same token.
 */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const user = headers.user;
  return bearer ?? (headers.authorization === undefined && typeof user === 'string' && user !== '' ? user : undefined);
}
