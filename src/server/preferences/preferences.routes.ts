import type { FastifyInstance } from 'fastify';
import { preferenceOperations } from '../../contract/preferences';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listPreferences } from './preferences.repository';
import { savePreference } from './preferences.service';

export async function preferenceRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, preferenceOperations.listPreferences, ({ caller }) => listPreferences(context, caller));
  route(app, preferenceOperations.savePreference, ({ caller, params, body }) =>
    savePreference(context, caller, params.key, body),
  );
}
