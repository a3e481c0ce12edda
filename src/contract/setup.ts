/** Open steps of a new installation, in the order in which they are done. */
import { Type, type Static } from 'typebox';
import { defineOperations, OneOf, Shape } from './operation';

export const setupSteps = [
  'company',
  'phone',
  'mail',
  'projects',
  'units',
  'people',
  'warranty',
  'terms',
  'documents',
] as const;
export type SetupStep = (typeof setupSteps)[number];

export const Setup = Shape('Setup', {
  steps: Type.Array(Type.Object({ step: OneOf(setupSteps), is_done: Type.Boolean() })),
  is_setting_up: Type.Boolean({
    description: 'Whether a step is open and no claim exists yet. If so, admins start on the setup screen.',
  }),
  is_smtp_configured: Type.Boolean(),
  mail_account: Type.Object(
    { username: Type.String(), exists: Type.Boolean() },
    {
      description:
        'The admin account that may change the e-mail settings: EMAIL_SETTINGS_USERNAME, else the first admin.',
    },
  ),
});
export type Setup = Static<typeof Setup>;

export const setupOperations = defineOperations('setup', {
  getSetup: {
    method: 'GET',
    path: '/logic/setup',
    permission: 'company:manage',
    summary: 'Returns the finished and the open steps of the setup.',
    data: Setup,
  },
});
