import type { Page } from '@playwright/test';

export const kinds = ['font size', 'font weight', 'radius', 'space', 'shadow'] as const;
export type Kind = (typeof kinds)[number];

/**
 * Returns what the visible elements of a page draw, each with its element. A space is a padding, a margin or a gap in
 * pixels as the style sheet says it: what follows from centring (`auto`), from percentages and from a calculation is
 * none. A radius counts where a border or a background shows it.
 */
export const drawnOn = (page: Page): Promise<[kind: Kind, value: string, element: string][]> =>
  page.evaluate(() => {
    const drawn: [Kind, string, string][] = [];
    const sides = ['top', 'right', 'bottom', 'left'];
    const spaces = [...sides.flatMap((side) => [`padding-${side}`, `margin-${side}`]), ...['row-gap', 'column-gap']];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('svg, script, style, template') || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const style = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')}`;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (hasText || element.matches('input, textarea, select')) {
        drawn.push(['font size', style.fontSize, name]);
        drawn.push(['font weight', style.fontWeight, name]);
      }
      const hasEdge =
        style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        sides.some((side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0);
      if (hasEdge)
        for (const radius of new Set(style.borderRadius.split(' ')))
          if (radius !== '0px') drawn.push(['radius', radius, name]);
      if (style.boxShadow !== 'none') drawn.push(['shadow', style.boxShadow, name]);
      const map = element.computedStyleMap();
      for (const property of spaces) {
        const value = map.get(property);
        if (value instanceof CSSUnitValue && value.unit === 'px' && value.value !== 0)
          drawn.push(['space', `${Math.round(Math.abs(value.value) * 100) / 100}px`, `${name} ${property}`]);
      }
    }
    return drawn;
  });
