import type { Page } from '@playwright/test';

/** Delays the file of a chunk (by default the bundle), like a slow connection; returns a function that releases it. */
export async function holdBundle(page: Page, chunk = 'main'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${chunk}\\.\\w+\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
