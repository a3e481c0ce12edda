import type { Page } from '@playwright/test';

/** Controls that are reached in one screen at most; a list repeats its own. */
const mostSteps = 70;

/**
 * Returns where the focus is and whether it is in sight, and marks the control: undefined once the focus has left the
 * page or returns to a control that was marked before.
 */
const look = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body || control.hasAttribute('data-reached')) return undefined;
    control.setAttribute('data-reached', '');
    const box = control.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper') ?? control;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const [from, to] = [
      [Math.max(left, 0), Math.max(top, 0)],
      [Math.min(right, innerWidth), Math.min(bottom, innerHeight)],
    ] as const;
    const name = control.ariaLabel || (control as HTMLElement).innerText || control.id || control.className;
    const isOwn = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (box.contains(found) || (found.contains(control) && found.matches('label')));
    };
    const shares = [0.1, 0.5, 0.9];
    const seen = shares.flatMap((x) =>
      shares.filter((y) => isOwn(from[0] + (to[0] - from[0]) * x, from[1] + (to[1] - from[1]) * y)),
    ).length;
    // A part of it may be outside the window: what is inside is not covered.
    return { name: name.replaceAll(/\s+/g, ' ').slice(0, 40), isSeen: to[0] > from[0] && to[1] > from[1] && seen >= 5 };
  });

/**
 * Goes through a page with the Tab key, from its title after a change of page. Returns the controls that have the focus and are not in sight, as behind a bar
 * (WCAG 2.2, 2.4.11), and how many controls there were.
 */
export async function hiddenFocusOn(page: Page): Promise<{ hidden: string[]; reached: number }> {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('[data-reached]')) control.removeAttribute('data-reached');
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  const hidden: string[] = [];
  for (let reached = 0; ; reached++) {
    await page.keyboard.press('Tab');
    const place = await look(page);
    if (!place || reached === mostSteps) {
      // The link that skips the header covers a part of it while it has the focus.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      return { hidden, reached };
    }
    if (!place.isSeen) hidden.push(place.name);
  }
}
