import type { Page } from '@playwright/test';

/** Holds a chunk's file back, as a slow connection does, the bundle where none is named; answers what lets it go. */
export async function holdBundle(page: Page, chunk = 'main'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${chunk}\\.\\w+\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
