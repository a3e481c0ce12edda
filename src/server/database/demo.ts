import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from '../support/folders';
import { serverFailureText } from '../startText';

/** Loads the demo company, which production installations omit. Throws an Error in Spanish if it is missing. */
export async function loadDemo() {
  if (!existsSync(join(sourceFolder, 'server/database/seed'))) throw new Error(serverFailureText.noDemo);
  const [{ seedDemo }, { demoAccounts, demoPassword }] = await Promise.all([
    import('./seed/seedDemo'),
    import('./seed/accounts'),
  ]);
  return { seedDemo, demoAccounts, demoPassword };
}
