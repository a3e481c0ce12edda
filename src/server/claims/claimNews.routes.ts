import type { FastifyInstance } from 'fastify';
import { claimNewsOperations } from '../../contract/claimNews';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { readNews } from './claimNews.repository';
import { countUnreadClaims, markClaims } from './claimNews.service';

export async function claimNewsRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, claimNewsOperations.listClaimNews, ({ caller, query }) =>
    readNews(context, caller, (query.ids ?? '').split(',').filter(Boolean).map(Number)),
  );
  route(app, claimNewsOperations.countUnreadClaims, ({ caller }) => countUnreadClaims(context, caller));
  route(app, claimNewsOperations.markClaims, ({ caller, body }) => markClaims(context, caller, body));
}
