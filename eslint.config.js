import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Selectors for look-ups of an element by class name. Class names belong to the style sheets and change with them. */
const finder = 'callee.property.name=/^(querySelector|querySelectorAll|closest|matches)$/';
const className = '/(^|[\\s,>+~(\\])\\w-])\\.-?[_a-zA-Z]/';
const classLookups = [
  `CallExpression[${finder}] > Literal.arguments[value=${className}]`,
  `CallExpression[${finder}] > TemplateLiteral.arguments > TemplateElement[value.raw=${className}]`,
  "CallExpression[callee.property.name='getElementsByClassName']",
  "CallExpression[callee.object.property.name='classList'][callee.property.name='contains']",
].map((selector) => ({
  selector,
  message: 'Find an element by a ref, a data attribute or its role, not by a class name.',
}));

/** Selectors for addresses of pages that are written by hand. */
const address = 'value=/^\\/[a-z]/';
const addressText = 'value.raw=/^\\/[a-z]/';
const inLink = 'JSXAttribute[name.name=/^(to|href)$/]';
const handWrittenAddresses = [
  `${inLink} > Literal[${address}]`,
  `${inLink} TemplateElement[${addressText}]`,
  `CallExpression[callee.name=/^navigate/] > Literal[${address}]`,
  `CallExpression[callee.name=/^navigate/] > TemplateLiteral > TemplateElement[${addressText}]`,
  `Property[key.name=/^(path|pathname|to)$/] > Literal[${address}]`,
].map((selector) => ({
  selector,
  message: 'Get an address from `to`, `routeOf` (contract/links) or contract/addresses, so that it is defined once.',
}));

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.data/',
      'coverage/',
      'src/api/generated/',
      'src/contract/openapi.json',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}', '*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/{ui,accounts,visits,features,app,session}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='rules']",
          message:
            "Forms are judged by the contract's rules through useFormProblems; Ant Design's validator is not in the build.",
        },
        ...classLookups,
        ...handWrittenAddresses,
      ],
    },
  },
  { files: ['src/**/*.stories.tsx'], rules: { 'no-restricted-syntax': ['error', ...classLookups] } },
  {
    files: ['src/{ui,accounts,visits,features,app}/**/*.tsx'],
    ignores: [
      'src/ui/Dialog.tsx',
      'src/ui/SidePanel.tsx',
      'src/ui/form/Select.tsx',
      'src/ui/form/DayPicker.tsx',
      'src/app/shell/MobileMenu.tsx',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'antd',
          importNames: ['Modal', 'Drawer', 'Select', 'DatePicker'],
          message: "Use ui/Dialog, ui/SidePanel, ui/form/Select or ui/form/DayPicker: the browser's Back closes them.",
        },
      ],
    },
  },
  {
    rules: {
      // A slice adds itself to the store's type with an interface that has no members of its own.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'off',
      eqeqeq: ['error', 'always'],
    },
  },
  // No non-null assertions on the server: code checks values that may be missing. The contract types and `singleRow`
  // guarantee the rest.
  {
    files: ['src/server/**/*.{routes,service,repository,policy}.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  { files: ['src/{api,session,ui,accounts,visits,features,app,contract}/**'], rules: { 'no-console': 'error' } },
  { files: ['**/*.mjs'], languageOptions: { globals: { process: 'readonly', console: 'readonly' } } },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly', __dirname: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
