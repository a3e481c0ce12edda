import type { BrowserContext } from '@playwright/test';
import { signIn, type Person } from './portal';

/** What each person's browser stores at the login, read once per worker. */
const stored = new Map<Person, Promise<Record<string, string>>>();

async function signInOnce(context: BrowserContext, person: Person): Promise<Record<string, string>> {
  const other = await context.browser()!.newContext({ serviceWorkers: 'block' });
  try {
    const page = await other.newPage();
    await signIn(page, person);
    return await page.evaluate(() => ({ ...localStorage }));
  } finally {
    await other.close();
  }
}

/**
 * Opens pages in a browser where a person has signed in on the login page before: it knows their token, and their role,
 * which the page reads before its session has been checked. The tests of a worker share the session, and must not end it.
 */
export async function returned(context: BrowserContext, person: Person): Promise<void> {
  const entries = stored.get(person) ?? signInOnce(context, person);
  stored.set(person, entries);
  await context.addInitScript(
    (values) => {
      if (!location.protocol.startsWith('http')) return; // a frame without an address has no storage
      if (!sessionStorage.getItem('e2e')) Object.assign(localStorage, values);
      sessionStorage.setItem('e2e', '1');
    },
    await entries,
  );
}
