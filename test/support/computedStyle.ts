/**
 * jsdom compares an element with the 120 rules of its own style sheet, and computes every colour, at each call of
 * `getComputedStyle` after a change of the page. Queries by role call it for each element of the page but read only
 * whether it is displayed and visible, which took a seventh of the time of the tests of screens. These two are computed
 * here without the rest; whoever reads more gets jsdom's own.
 */
export function leanComputedStyle(window: Window): (element: Element) => CSSStyleDeclaration {
  const whole = window.getComputedStyle.bind(window);
  const displayOf = new Map<string, string>();

  function display(element: Element): string {
    const own = ownStyle(element)?.display;
    if (own) return own;
    const kind = kindOf(element);
    const known = displayOf.get(kind);
    if (known !== undefined) return known;
    const { display: computed } = whole(element);
    displayOf.set(kind, computed);
    return computed;
  }

  return (element) => {
    if (mayBeHidden(element)) return whole(element);
    let computed: CSSStyleDeclaration | undefined;
    const read = (name: string) => {
      if (name === 'display') return display(element);
      if (name === 'visibility') return visibility(element);
      // The text of a pseudo-element, which no sheet has.
      return name === 'content' ? '' : undefined;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => read(property) ?? (computed ??= whole(element)).getPropertyValue(property);
        const value = read(String(name)) ?? Reflect.get((computed ??= whole(element)), name);
        return typeof value === 'function' ? value.bind(computed) : value;
      },
    });
  };
}

/** All that the rules of jsdom's sheet about `display` distinguish. */
const kindOf = (element: Element): string =>
  [
    element.parentElement?.localName,
    element.localName,
    element.getAttribute('type'),
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
  ].join();

const ownStyle = (element: Element): CSSStyleDeclaration | undefined =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined;

function visibility(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownStyle(at)?.visibility;
    if (own) return own;
  }
  return 'visible';
}

const hidingRules = new WeakMap<CSSStyleSheet, CSSStyleRule[]>();

/**
 * Whether a sheet of the page may hide an element, which is left to jsdom. Ant Design's sheets are mostly variables; the
 * layout that some give is not asked for.
 */
function mayBeHidden(element: Element): boolean {
  const { styleSheets } = element.ownerDocument;
  for (let index = 0; index < styleSheets.length; index++) {
    const sheet = styleSheets[index]!;
    let rules = hidingRules.get(sheet);
    if (!rules) hidingRules.set(sheet, (rules = [...sheet.cssRules].filter(isHidingRule) as CSSStyleRule[]));
    // Visibility is inherited.
    if (rules.some(({ style, selectorText }) => style.visibility || element.matches(selectorText))) return true;
  }
  return false;
}

function isHidingRule(rule: CSSRule): boolean {
  const { selectorText, style } = rule as Partial<CSSStyleRule>;
  // jsdom has no pseudo-elements, and no rules within others have been seen that hide.
  if (!style || !selectorText || selectorText.includes('::')) return false;
  return /^(none|inline)$/.test(style.display) || Boolean(style.visibility || style.getPropertyValue('content'));
}
