import postcss from 'postcss';
import parse, { type Container, type Node } from 'postcss-selector-parser';

/**
 * The features of Ant Design's components that the portal does not use, by the start of their classes. Their rules are
 * two thirds of the table's and half of the other styles of a list. The browser tests of the stories and
 * screens fail if an element has one of these classes (`test/e2e/support/unstyled.ts`).
 */
export const unusedClasses = new RegExp(
  `^ant-(?:${[
    'input-(?:group|search|filled|underlined|status-warning|data-count)',
    'otp',
    'btn-(?:group|background-ghost|round|circle)',
    'btn-variant-filled',
    'btn-color-(?!default|primary|dangerous|link)',
    'space-addon',
    'spin-fullscreen',
    'checkbox-group',
    'table-(?:bordered|title|footer|medium|no-header|pagination|summary|sticky|virtual|tbody-virtual)',
    'table-(?:expand|row-expand|row-indent|filter|column-sort|column-has-sorters|selection-extra|selection-col-with)',
    'table-(?:fix-|has-fix|cell-fix|cell-scrollbar|cell-row-hover|measure)',
    'pagination-(?:filled|underlined|borderless|large|total-text|options-quick-jumper)',
    '[\\w-]+-rtl$',
  ].join('|')})`,
);

/** Removes the alternatives that only match elements with an unused class, also within `:is()` and `:where()`. */
function removeUnused(alternatives: Container<string | undefined>): void {
  for (const alternative of [...alternatives.nodes]) if (needsUnused(alternative)) alternative.remove();
}

function needsUnused(node: Node): boolean {
  if (node.type === 'class') return unusedClasses.test(node.value);
  if (!('nodes' in node)) return false;
  if (node.type !== 'pseudo') return node.nodes.some(needsUnused);
  // An element without the class matches too.
  if (node.value === ':not' || node.nodes.length === 0) return false;
  removeUnused(node);
  return node.nodes.length === 0;
}

/** Removes the rules of features that the portal does not use. */
export function withoutUnused(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).name.endsWith('keyframes')) return;
    const selectors = parse().astSync(rule.selector);
    removeUnused(selectors);
    if (selectors.nodes.length === 0) rule.remove();
    else rule.selector = selectors.toString();
  });
  return sheet.toString();
}
