import type { FastifyInstance } from 'fastify';
import { replyOperations } from '../../contract/replies';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listReplies } from './replies.repository';
import { createReply, deleteReply, updateReply } from './replies.service';

export async function replyRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, replyOperations.listSavedReplies, ({ caller }) => listReplies(context.db, caller));
  route(app, replyOperations.createSavedReply, ({ caller, body, once }) => createReply(context, caller, body, once));
  route(app, replyOperations.updateSavedReply, ({ caller, params, body }) =>
    updateReply(context, caller, params.id, body),
  );
  route(app, replyOperations.deleteSavedReply, ({ caller, params }) => deleteReply(context, caller, params.id));
}
