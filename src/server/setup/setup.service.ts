import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSample, sampleMarkLength } from '../../contract/sample';
import { setupSteps, type Setup, type SetupStep } from '../../contract/setup';
import type { Context } from '../context';
import { webFolders } from '../support/folders';
import { hasClaims, readExistingData } from './setup.repository';

type SetupContext = Pick<Context, 'db' | 'config'>;

/** Returns the finished and open steps before the portal is used. */
export async function getSetup(context: SetupContext): Promise<Setup> {
  const steps = await readSteps(context);
  return { ...steps, is_setting_up: hasOpenSteps(steps) && !(await hasClaims(context.db)) };
}

/** Whether a setup step is open and no claim exists; one short statement if a claim exists. */
export async function isSettingUp(context: SetupContext): Promise<boolean> {
  return !(await hasClaims(context.db)) && hasOpenSteps(await readSteps(context));
}

const hasOpenSteps = ({ steps }: Pick<Setup, 'steps'>): boolean => steps.some((step) => !step.is_done);

async function readSteps({ db, config }: SetupContext): Promise<Omit<Setup, 'is_setting_up'>> {
  const { smtpUrl, webSettings, emailSettingsUsername } = config;
  const existing = await readExistingData(db, emailSettingsUsername);
  const done: Record<SetupStep, boolean> = {
    company: Boolean(existing.company_name || webSettings.company),
    phone: existing.has_phone,
    mail: smtpUrl !== undefined && existing.has_sent_mail,
    projects: existing.has_projects,
    units: existing.has_units,
    people: existing.has_people,
    warranty: existing.has_warranty,
    terms: existing.has_terms,
    documents: !(await hasSampleDocument(config.webDir)),
  };
  return {
    steps: setupSteps.map((step) => ({ step, is_done: done[step] })),
    is_smtp_configured: smtpUrl !== undefined,
    mail_account: {
      username: existing.mail_account ?? emailSettingsUsername ?? '',
      exists: existing.mail_account !== null,
    },
  };
}

const documents = ['manual-de-mantenimiento.md', 'reglamento-de-convivencia.md'];

/** Whether one of the documents is still the portal's sample. Documents that this server does not serve are ignored. */
async function hasSampleDocument(webDir: string): Promise<boolean> {
  const documentPaths = documents.flatMap((name) =>
    webFolders(webDir)
      .map((folder) => join(folder, 'content', name))
      .filter((path) => existsSync(path))
      .slice(0, 1),
  );
  const beginnings = await Promise.all(documentPaths.map(readBeginning));
  return beginnings.some(isSample);
}

async function readBeginning(path: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: sampleMarkLength })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
