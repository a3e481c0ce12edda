import type { FastifyInstance } from 'fastify';
import { authOperations } from '../../contract/auth';
import {
  closeSession,
  closeSessionsOf,
  confirmSession,
  endSession,
  listSessions,
  requireConfirmed,
} from '../accounts/session.service';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { rememberDevice } from './knownDevice';
import { login } from './login.service';
import { checkPasswordLink, forgotPassword, resetPassword } from './passwordReset.service';
import { signedInUser, updateProfile } from './profile.service';
import { requireOwnPassword } from './ownPassword';
import { beginSecondFactor, confirmSecondFactor, disableSecondFactor } from './secondFactor.service';

export async function authRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, authOperations.login, ({ params, body, client }) => login(context, params.type, body, client));
  route(app, authOperations.logout, async ({ token }) => {
    await closeSession(context.db, token);
    return null;
  });
  route(app, authOperations.getSession, async ({ user }) => ({ user: await signedInUser(context, user.id) }));
  route(app, authOperations.updateProfile, async ({ user, token, client, body }) => {
    const edited = await updateProfile(context, user, token, client.address, body);
    if (body.new_password !== undefined) await rememberDevice(context, user.id, client);
    return { user: edited };
  });
  route(app, authOperations.forgotPassword, ({ body, client }) =>
    forgotPassword(context, body.username, client.address),
  );
  route(app, authOperations.resetPassword, ({ body, client }) => resetPassword(context, body, client));
  route(app, authOperations.checkPasswordLink, ({ body, client }) =>
    checkPasswordLink(context, body.token, client.address),
  );
  route(app, authOperations.confirmPassword, async ({ user, token, client, body }) => {
    await requireOwnPassword(context, user, client.address, body.password, 'password');
    return { confirmed_until: (await confirmSession(context, token)).toISOString() };
  });
  route(app, authOperations.listSessions, async ({ user, token }) => {
    await requireConfirmed(context, token);
    return listSessions(context, user.id, token);
  });
  route(app, authOperations.endSession, async ({ user, token, params }) => {
    await requireConfirmed(context, token);
    await endSession(context, user.id, params.id);
    return { id: params.id };
  });
  route(app, authOperations.endOtherSessions, async ({ user, token, client }) => {
    await requireConfirmed(context, token);
    await context.db.transaction((tx) => closeSessionsOf(tx, user.id, token));
    await rememberDevice(context, user.id, client);
    return null;
  });
  route(app, authOperations.beginSecondFactor, async ({ user, client, body }) => {
    await requireOwnPassword(context, user, client.address, body.password, 'password');
    return beginSecondFactor(context, user);
  });
  route(app, authOperations.confirmSecondFactor, async ({ user, client, body }) => {
    const codes = await confirmSecondFactor(context, user, body.code);
    await rememberDevice(context, user.id, client);
    return { recovery_codes: codes };
  });
  route(app, authOperations.disableSecondFactor, async ({ user, client, body }) => {
    await disableSecondFactor(context, user, body.code);
    await rememberDevice(context, user.id, client);
    return null;
  });
  // Without the database too: whoever restarts a process that does not answer would restart a healthy one.
  route(app, authOperations.getHealth, async () => ({ status: 'ok' as const }));
}
