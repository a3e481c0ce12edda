import type { Page } from '@playwright/test';

/** A font that is wider than those of the portal's list, and installed wherever the tests run. */
export const wideFont = 'monospace';

/** Renders all pages that are opened from now on in a font. */
export const useFont = (page: Page, family: string): Promise<unknown> =>
  page.addInitScript((name) => {
    const add = () => {
      const style = document.createElement('style');
      style.textContent = `* { font-family: ${name} !important; }`;
      document.head.append(style);
    };
    if (document.head) add();
    else document.addEventListener('readystatechange', add, { once: true });
  }, family);

/** Sets the browser's font size, 16 px by default, as a user does in its settings. */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}
