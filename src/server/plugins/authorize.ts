import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { scopeOf, type Permission } from '../../contract/permissions';
import { userOfToken } from '../accounts/session.service';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { forbidden, HttpError } from '../support/errors';
import { serverText } from '../support/serverText';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. The server does not boot where one is missing. */
    permission?: Permission | 'public';
  }
  interface FastifyRequest {
    caller: (Caller & { token: string }) | undefined;
    /** What had been heard of changes when it came. */
    heardMoment: number;
  }
}

/** Signs the caller in by its token and checks the route's permission, before anything of the request is read. */
export const authorizePlugin = fp<{ context: Context }>(
  async (app, { context }) => {
    app.decorateRequest('caller', undefined);
    app.decorateRequest('heardMoment', 0);
    app.addHook('onRoute', ({ url, config }) => {
      if (!config?.permission) throw new Error(`The route ${url} declares no permission.`);
    });
    app.addHook('onRequest', async (request) => {
      request.heardMoment = context.sessionChanges.anyMoment;
      const { permission } = request.routeOptions.config;
      // Only the handler of unknown addresses has none: onRoute saw all others.
      if (permission === undefined || permission === 'public') return;
      const token = tokenOf(request);
      const user = token ? await userOfToken(context, token) : undefined;
      if (!token || !user)
        throw new HttpError(401, serverText.unauthorized, undefined, { 'www-authenticate': 'Bearer' });
      const scope = scopeOf(user, permission);
      if (!scope) {
        request.log.warn({ user: user.id, permission, address: request.ip }, 'A call was not permitted.');
        throw forbidden();
      }
      request.caller = { user, scope, token };
    });
    // Whoever is told that something was done finds it done in every process, although sessions and lists are remembered for a second.
    app.addHook('onSend', (request, _reply, payload, done) => {
      if (request.method === 'GET') done(null, payload);
      else void context.sessionChanges.heardByAll(request.heardMoment).then(() => done(null, payload));
    });
  },
  { name: 'authorize' },
);

/** The bearer token or, where a client sends only that one, the `user` header that holds the same token. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const user = headers.user;
  return bearer ?? (headers.authorization === undefined && typeof user === 'string' && user !== '' ? user : undefined);
}
