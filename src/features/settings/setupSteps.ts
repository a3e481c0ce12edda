import type { Setup } from '../../api/auth';
import { to } from '../../contract/links';
import { setupText as text, stepLinks, stepTexts } from './setupText';

/** A step as shown on the screen. */
interface ShownStep {
  step: Setup['steps'][number]['step'];
  isDone: boolean;
  title: string;
  hint: string;
  links: { to: string; label: string }[];
}

/** The screens of each step. */
const screensOf = {
  company: ['empresa'],
  phone: ['empresa'],
  mail: ['email-settings'],
  projects: ['crear-proyecto'],
  units: ['importar', 'crear-unidad'],
  people: ['crear-manager', 'registro'],
  warranty: ['cuadro-de-garantias'],
  terms: ['plazos'],
  documents: ['manual-de-mantenimiento', 'reglamento-de-convivencia'],
} as const satisfies Record<ShownStep['step'], readonly (keyof typeof stepLinks)[]>;

/**
 * Returns the steps in their order. Only one account can set up e-mails; the other admins see its name. A single unit
 * needs a project; an import creates its projects.
 */
export function shownSteps(setup: Setup, canSetUpMails: boolean): ShownStep[] {
  const hasProjects = setup.steps.some(({ step, is_done }) => step === 'projects' && is_done);
  return setup.steps.map(({ step, is_done: isDone }) => ({
    ...{ step, isDone },
    ...stepTexts[step],
    links: screensOf[step]
      .filter((path) => hasProjects || path !== 'crear-unidad')
      .map((path) => ({ to: to(path), label: stepLinks[path] })),
    ...(step === 'mail' && mailStep(setup, canSetUpMails)),
  }));
}

function mailStep(setup: Setup, canSetUpMails: boolean): Partial<ShownStep> {
  const { username, exists } = setup.mail_account;
  const server = !setup.is_smtp_configured && text.noServer;
  if (canSetUpMails) return server ? { hint: server } : {};
  const account = exists ? text.mailsOf(username) : text.noMailAccount(username);
  return {
    hint: [server, account].filter(Boolean).join(' '),
    links: exists ? [] : [{ to: to('managers'), label: text.createMailAccount }],
  };
}
