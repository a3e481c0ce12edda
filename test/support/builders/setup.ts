import type { Setup } from '../../../src/api/auth';

type Step = Setup['steps'][number]['step'];
const steps: Step[] = ['company', 'phone', 'mail', 'projects', 'units', 'people', 'warranty', 'terms', 'documents'];

/** The setup steps; `done` are the completed ones. */
export const buildSetup = (done: Step[] = [], overrides: Partial<Setup> = {}): Setup => ({
  steps: steps.map((step) => ({ step, is_done: done.includes(step) })),
  is_setting_up: done.length < steps.length,
  is_smtp_configured: true,
  mail_account: { username: 'sistemas@obra.ar', exists: true },
  ...overrides,
});
/** All steps are completed. */
export const buildFinishedSetup = (): Setup => buildSetup(steps);
