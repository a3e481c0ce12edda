import type { FastifyInstance } from 'fastify';
import { eventOperations } from '../../contract/events';
import { hashToken } from '../accounts/session.service';
import type { Context } from '../context';
import { route } from '../plugins/operations';

export async function eventRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  app.addHook('preClose', async () => context.events.endAll());
  route(app, eventOperations.followChanges, ({ user, token, headers, query }) =>
    context.events.follow(user, hashToken(token), {
      last: headers['last-event-id'],
      sinceSeconds: query.since_seconds,
    }),
  );
}
