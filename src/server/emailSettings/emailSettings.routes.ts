import type { FastifyInstance } from 'fastify';
import { emailSettingsOperations } from '../../contract/emailSettings';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listOutboxMails } from './emailSettings.repository';
import { getEmailSettings, retryOutboxMail, sendTestMail, updateEmailSettings } from './emailSettings.service';

export async function emailSettingsRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, emailSettingsOperations.getEmailSettings, () => getEmailSettings(context));
  route(app, emailSettingsOperations.updateEmailSettings, ({ body }) => updateEmailSettings(context, body));
  route(app, emailSettingsOperations.sendTestMail, ({ body }) => sendTestMail(context, body.to));
  route(app, emailSettingsOperations.listOutboxMails, ({ query }) => listOutboxMails(context, query));
  route(app, emailSettingsOperations.retryOutboxMail, ({ params }) => retryOutboxMail(context, params.id));
}
