import type { Page } from '@playwright/test';

/** Returns the texts of the buttons and links that are filled with the accent, in the page's content and in its dialogs. */
export const filledButtonsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.background = 'var(--brick)';
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('main :is(button, a)')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => getComputedStyle(each).backgroundColor === accent && each.offsetHeight > 24)
      .map((each) => each.innerText.trim());
  });
