/** Open steps of a new installation, in the order in which they are done. */
import { Type, type Static } from 'typebox';
import { defineOperations, OneOf, Shape } from './operation';

export const setupSteps = ['company', 'mail', 'projects', 'units', 'people', 'warranty', 'documents'] as const;
export type SetupStep = (typeof setupSteps)[number];

export const Setup = Shape('Setup', {
  steps: Type.Array(Type.Object({ step: OneOf(setupSteps), is_done: Type.Boolean() })),
  is_setting_up: Type.Boolean({ description: 'A step is left and nobody has raised a claim: admins begin here.' }),
  is_smtp_configured: Type.Boolean(),
  mail_account: Type.Object(
    { username: Type.String(), exists: Type.Boolean() },
    { description: 'The one admin account that sets the mails up (EMAIL_SETTINGS_USERNAME).' },
  ),
});
export type Setup = Static<typeof Setup>;

export const setupOperations = defineOperations('setup', {
  getSetup: {
    method: 'GET',
    path: '/logic/setup',
    permission: 'company:manage',
    summary: 'What is done and what is left to do before the portal is used.',
    data: Setup,
  },
});
