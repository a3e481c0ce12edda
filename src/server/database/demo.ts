import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverFailureText } from '../startText';

/** The demo company, which a production installation does not hold. Throws an Error in Spanish where it is not there. */
export async function loadDemo() {
  if (!existsSync(join(import.meta.dirname, 'seed'))) throw new Error(serverFailureText.noDemo);
  const [{ seedDemo }, { demoAccounts, demoPassword }] = await Promise.all([
    import('./seed/seedDemo'),
    import('./seed/accounts'),
  ]);
  return { seedDemo, demoAccounts, demoPassword };
}
