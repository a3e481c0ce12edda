import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config';
import { variables } from '../configVariables';
import type { Database } from '../database/connection';
import { readExistingData } from '../setup/setup.repository';
import { settingsText } from '../startText';
import { webFolders } from '../support/folders';
import { backupFolderProblem } from './folders';

/** Throws an Error in Spanish if WEB_DIR is set to a folder without the portal's pages. */
export function requirePages({ webDir }: Pick<Config, 'webDir'>): void {
  // Without its own pages a developer's server serves the API.
  if (webDir !== resolve(variables.WEB_DIR.value) && !existsSync(join(webDir, 'index.html')))
    throw new Error(settingsText.noPages(webDir));
}

/** Returns one line in Spanish for each setting that works, but not as its operator means it. */
export async function settingsWarnings(config: Config, db: Database): Promise<string[]> {
  const { webDir, webSettings, emailSettingsUsername, smtpUrl, mailFrom, publicUrl, host, port, trustProxy } = config;
  const { logo } = webSettings;
  const warnings: string[] = [];
  if (trustsAnybody(config)) warnings.push(settingsText.trustsAnybody(host, Number(trustProxy)));
  if (logo && !webFolders(webDir).some((folder) => existsSync(join(folder, logo))))
    warnings.push(settingsText.noLogo(logo));
  if (emailSettingsUsername && !(await readExistingData(db, emailSettingsUsername)).mail_account)
    warnings.push(settingsText.noMailAccount(emailSettingsUsername));
  if (smtpUrl && mailFrom === variables.MAIL_FROM.value) warnings.push(settingsText.noSender(mailFrom));
  if (smtpUrl && !publicUrl) warnings.push(settingsText.noPublicUrl(`http://${host}:${port}`));
  const backups = await backupFolderProblem(config);
  if (backups) warnings.push(settingsText.backups(backups));
  return warnings;
}

/**
 * Whether other machines reach the port, and the number of proxies alone decides whose headers are trusted: then each
 * of them can be taken for the proxy.
 */
const trustsAnybody = ({ host, trustProxy }: Config): boolean =>
  typeof trustProxy === 'number' && trustProxy > 0 && !['127.0.0.1', '::1', 'localhost'].includes(host);
