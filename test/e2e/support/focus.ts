import type { Page } from '@playwright/test';

/** Controls that are reached in one screen at most; a list repeats its own. */
const mostSteps = 70;

/** Presses of Tab between two readings: each reading costs as much as a press. */
const atOnce = 12;

interface Place {
  name: string;
  isSeen: boolean;
}
interface Noted {
  /** The controls that had the focus after each press of Tab, until it left the page or came to one of them again. */
  places: Place[];
  hasEnded: boolean;
}

/** Notes after each press of Tab, when the browser has scrolled, where the focus is and whether it is in sight. */
function note(): void {
  const noted: Noted = { places: [], hasEnded: false };
  const reached = new Set<Element>();
  const look = () => {
    const control = document.activeElement;
    if (!control || control === document.body || reached.has(control)) noted.hasEnded = true;
    if (noted.hasEnded || !control) return;
    reached.add(control);
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
    noted.places.push({
      name: name.replaceAll(/\s+/g, ' ').slice(0, 40),
      isSeen: to[0] > from[0] && to[1] > from[1] && seen >= 5,
    });
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') look();
  };
  addEventListener('keyup', onKey, true);
  Object.assign(window, { noted, stopNoting: () => removeEventListener('keyup', onKey, true) });
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
}

/**
 * Goes through a page with the Tab key, from its title after a change of page. Returns the controls that have the focus and are not in sight, as behind a bar
 * (WCAG 2.2, 2.4.11), and how many controls there were.
 */
export async function hiddenFocusOn(page: Page): Promise<{ hidden: string[]; reached: number }> {
  await page.evaluate(note);
  let pressed = 0;
  let noted: Noted;
  do {
    for (let count = 0; count < atOnce; count++) await page.keyboard.press('Tab');
    pressed += atOnce;
    noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  } while (!noted.hasEnded && pressed < mostSteps);
  // The link that skips the header covers a part of it while it has the focus.
  await page.evaluate(() => {
    (window as unknown as { stopNoting: () => void }).stopNoting();
    (document.activeElement as HTMLElement | null)?.blur();
  });
  return {
    hidden: noted.places.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
    reached: noted.places.length,
  };
}
