import type { Page } from '@playwright/test';

/** Holds the bundle back, as a slow connection does; answers what lets it go. */
export async function holdBundle(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
