import type { FastifyInstance } from 'fastify';
import { authOperations } from '../../contract/auth';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { login } from './login.service';
import { checkPasswordLink, forgotPassword, resetPassword } from './passwordReset.service';
import { signedInUser, updateProfile } from './profile.service';
import { closeSession } from './session.service';

export async function authRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, authOperations.login, ({ params, body, address }) => login(context, params.type, body, address));
  route(app, authOperations.logout, async ({ token }) => {
    await closeSession(context.db, token);
    return null;
  });
  route(app, authOperations.getSession, async ({ user }) => ({ user: await signedInUser(context, user.id) }));
  route(app, authOperations.updateProfile, async ({ user, token, address, body }) => ({
    user: await updateProfile(context, user, token, address, body),
  }));
  route(app, authOperations.forgotPassword, ({ body, address }) => forgotPassword(context, body.username, address));
  route(app, authOperations.checkPasswordLink, ({ body, address }) => checkPasswordLink(context, body.token, address));
  route(app, authOperations.resetPassword, ({ body, address }) => resetPassword(context, body, address));
  route(app, authOperations.getHealth, async () => {
    await context.pool.query('select 1');
    return { status: 'ok' as const };
  });
}
