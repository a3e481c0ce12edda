import type { FastifyInstance } from 'fastify';
import { accessOperations } from '../../contract/access';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { endAccountSessions, getSecuritySettings, inviteAccount, updateSecuritySettings } from './access.service';

export async function accessRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, accessOperations.getSecuritySettings, () => getSecuritySettings(context));
  route(app, accessOperations.updateSecuritySettings, ({ user, body }) => updateSecuritySettings(context, user, body));
  route(app, accessOperations.inviteAccount, ({ user, params }) => inviteAccount(context, user, params.id));
  route(app, accessOperations.endAccountSessions, async ({ user, params }) => {
    await endAccountSessions(context, user, params.id);
    return { id: params.id };
  });
}
