/** axe on what no earlier page has shown: most pages and states have the elements of others. */
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Hashes of the kinds of elements that axe has checked in this worker. A failed test ends its worker. */
const known = new Set<number>();

/**
 * Returns axe's violations of the elements whose kind no earlier page of this worker has shown, with all that is in
 * them: of a whole new screen, of an error and its field, of an opened panel, and of nothing in a state with other texts.
 * A kind is the tag, classes, role, type and ARIA attributes of an element and of its parent, on which axe's rules
 * depend, on a phone or a desktop, in a theme. The page has axe.
 */
export async function newViolationsOn(page: Page, options: RunOptions): Promise<string[]> {
  const { added, violations } = await page.evaluate(
    async ({ before, rules }) => {
      const checked = new Set(before);
      const named = /^(role|type|tabindex|scope|disabled|alt|title|href|for|style|aria-.*)$/;
      const onlyNamed =
        /^(alt|title|href|for|style|aria-(label|labelledby|describedby|controls|owns|active.*|value.*|setsize|posinset|row.*|col.*))$/;
      const own = (element: Element) =>
        [
          element.tagName,
          ...[...element.classList].sort(),
          ...element
            .getAttributeNames()
            .filter((name) => named.test(name))
            .map((name) => (onlyNamed.test(name) ? name : `${name}=${element.getAttribute(name)}`))
            .sort(),
        ].join(' ');
      const hash = (text: string) => {
        let sum = 0;
        for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
        return sum;
      };
      const isStory = document.querySelector('#storybook-root') !== null;
      const colours = ['(prefers-contrast: more)', '(forced-colors: active)'].map((query) => matchMedia(query).matches);
      const where = [isStory, innerWidth < 768, document.documentElement.dataset.theme, ...colours].join();
      const found: number[] = [];
      const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        if (element.parentElement!.closest('svg') || element.closest('.sb-wrapper, script, style')) return false;
        const kind = hash(`${where} ${own(element)} < ${own(element.parentElement!)}`);
        if (checked.has(kind)) return false;
        checked.add(kind);
        found.push(kind);
        return true;
      });
      if (elements.length === 0) return { added: [], violations: [] };
      const result = await (window as unknown as { axe: typeof axe }).axe.run({ include: elements }, rules);
      const placesOf = (nodes: { target: unknown[] }[]) => nodes.map(({ target }) => target.join(' ')).slice(0, 4);
      return {
        added: found,
        violations: result.violations.map(({ id, nodes }) => `${id}: ${placesOf(nodes).join(' | ')}`),
      };
    },
    { before: [...known], rules: options },
  );
  for (const kind of added) known.add(kind);
  return violations;
}
