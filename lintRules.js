/** The lint rules of this project: each reports the syntax that its selectors match. `.oxlintrc.json` says where. */
const forbid = (message, selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

const finder = 'callee.property.name=/^(querySelector|querySelectorAll|closest|matches)$/';
const className = '/(^|[\\s,>+~(\\])\\w-])\\.-?[_a-zA-Z]/';

const address = 'value=/^\\/[a-z]/';
const addressText = 'value.raw=/^\\/[a-z]/';
const inLink = 'JSXAttribute[name.name=/^(to|href)$/]';

export default {
  meta: { name: 'posventa' },
  rules: {
    /** Class names belong to the style sheets and change with them. */
    'no-class-lookup': forbid('Find an element by a ref, a data attribute or its role, not by a class name.', [
      `CallExpression[${finder}] > Literal.arguments[value=${className}]`,
      `CallExpression[${finder}] > TemplateLiteral.arguments > TemplateElement[value.raw=${className}]`,
      "CallExpression[callee.property.name='getElementsByClassName']",
      "CallExpression[callee.object.property.name='classList'][callee.property.name='contains']",
    ]),
    'no-handwritten-address': forbid(
      'Get an address from `to`, `routeOf` (contract/links) or contract/addresses, so that it is defined once.',
      [
        `${inLink} > Literal[${address}]`,
        `${inLink} TemplateElement[${addressText}]`,
        `CallExpression[callee.name=/^navigate/] > Literal[${address}]`,
        `CallExpression[callee.name=/^navigate/] > TemplateLiteral > TemplateElement[${addressText}]`,
        `Property[key.name=/^(path|pathname|to)$/] > Literal[${address}]`,
      ],
    ),
    'no-form-rules': forbid(
      "Forms are judged by the contract's rules through useFormProblems; Ant Design's validator is not in the build.",
      ["JSXAttribute[name.name='rules']"],
    ),
  },
};
