import type { Page } from '@playwright/test';

/** Pixels of a touch target on a phone, less a rounding difference. */
const minSize = 43;

/**
 * Returns the controls of a page that a finger can hit in an area of less than 44 x 44 pixels. The area is measured,
 * because a control can be larger than its box, or be covered. Links inside a sentence are exempt (WCAG 2.2, 2.5.8).
 */
export const smallTargetsOn = (page: Page): Promise<string[]> =>
  page.evaluate((min) => {
    const controls =
      'a, button, summary, select, textarea, input:not([type=file]), [role=button], .ant-select, .ant-picker, .ant-input-password-icon';
    const isShown = (element: HTMLElement) =>
      element.offsetParent !== null &&
      getComputedStyle(element).visibility === 'visible' &&
      !element.closest('[hidden], .visually-hidden') &&
      (element.tagName === 'SUMMARY' || !element.closest('details:not([open])')) &&
      element.getBoundingClientRect().width > 1;
    const isInSentence = (element: HTMLElement) =>
      element.matches('a, .link-button') &&
      [...(element.closest('p, li, td, dd')?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isPartOfField = (element: HTMLElement) =>
      ['.ant-select', '.ant-picker'].some((field) => element.closest(field) && !element.matches(field));
    type Point = [number, number];
    const isHit = (element: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || (found.contains(element) && found.matches('label')));
    };
    /** The pixels from the centre in one direction that belong to the control. */
    const reach = (element: Element, [x, y]: Point, [dx, dy]: Point) => {
      let distance = 0;
      while (distance < min && isHit(element, x + dx * (distance + 1), y + dy * (distance + 1))) distance += 1;
      return distance;
    };
    /** The pixels along an axis; `min` of a control that has half of it on both sides, as most have. */
    const sizeAlong = (element: Element, [x, y]: Point, [dx, dy]: Point) => {
      const half = (min - 1) / 2;
      const steps = [half / 3, (half * 2) / 3, half].flatMap((step) => [step, -step]);
      if (steps.every((step) => isHit(element, x + dx * step, y + dy * step))) return min;
      return reach(element, [x, y], [dx, dy]) + reach(element, [x, y], [-dx, -dy]) + 1;
    };
    const small = [
      ...document.querySelectorAll<HTMLElement>(['header', 'main'].map((part) => `${part} :is(${controls})`).join()),
    ]
      .filter((element) => isShown(element) && !isInSentence(element) && !isPartOfField(element))
      .flatMap((element) => {
        const target = element.matches('input')
          ? (element.closest('.ant-input-affix-wrapper, label') ?? element)
          : element;
        target.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const centre: Point = [left + width / 2, top + height / 2];
        const size = {
          width: sizeAlong(target, centre, [1, 0]),
          height: sizeAlong(target, centre, [0, 1]),
        };
        const name = element.innerText || element.ariaLabel || element.className;
        return size.width < min || size.height < min ? [`${name.slice(0, 40)}: ${size.width} x ${size.height}`] : [];
      });
    scrollTo(0, 0);
    return [...new Set(small)];
  }, minSize);
