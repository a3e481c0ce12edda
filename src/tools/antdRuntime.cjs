/**
 * Webpack loader for Ant Design's styling runtime. Our styles and the theme's variables are files made at build time
 * (`tools/antdStyles.ts`), so the code that would compute and inject them in the browser stays out of the bundle (a tenth of a
 * page's JavaScript). See docs/decisions/antd-styles.md.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const themeClass = 'posventa';
const styleHook = `() => ['', '${themeClass}']`;

/** The tokens that components read from JavaScript, as numbers and colours: written by `tools/antdStyles.ts`. */
const tokens = () => readFileSync(join(__dirname, '../../node_modules/.cache/antd-styles/tokens.json'), 'utf8');

const replacements = [
  [
    /antd[\\/]es[\\/]theme[\\/]useToken\.js$/,
    () => `
    // Who prefers less motion gets none.
    const token = { ...${tokens()}, motion: !matchMedia('(prefers-reduced-motion: reduce)').matches };
    const answer = [{}, token, '', token, { prefix: 'ant', key: '${themeClass}' }, true];
    export default () => answer;
    export const unitless = {}, ignore = {}, getComputedToken = () => token;`,
  ],
  [/antd[\\/]es[\\/]theme[\\/](themes[\\/]default[\\/]theme|themes[\\/]seed)\.js$/, () => 'export default {};'],
  [/antd[\\/]es[\\/]theme[\\/]util[\\/]useResetIconStyle\.js$/, () => 'export default () => {};'],
  [
    /@ant-design[\\/]cssinjs[\\/]es[\\/]index\.js$/,
    () => `
    import { createContext } from 'react';
    export const createTheme = () => ({}), StyleContext = createContext({}), useStyleRegister = () => {}, useCacheToken = () => [];
    export const unit = String, Keyframes = class {}, token2CSSVar = String, useCSSVarRegister = () => {}, genCalc = () => {};`,
  ],
  // Our forms are judged by the contract's rules (`ui/form/useFormProblems`); a lint rule keeps `rules` off Form.Item.
  [
    /@rc-component[\\/]async-validator[\\/]es[\\/]index\.js$/,
    () => 'export default class Validator { messages() {} validate() { return Promise.resolve(); } }',
  ],
  // Two-tone icons and coloured tooltips, of which we have none, would bring the colour arithmetic back.
  [
    /@ant-design[\\/]icons[\\/]es[\\/]colorUtils\.js$/,
    () => "export const DEFAULT_TWOTONE_COLOR = '#a8441f', getSecondaryColor = () => '#f7e9e1';",
  ],
  [
    /antd[\\/]es[\\/]tooltip[\\/]util\.js$/,
    () => "export const parseColor = () => ({ className: '', overlayStyle: {}, arrowStyle: {} });",
  ],
];

/** A file that declares style hooks becomes hooks that answer what `zeroRuntime` mode answers: no hash, and the theme's class. */
function stubStyle(source) {
  if (!/\bgen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/.test(source)) return source;
  const answers = { StyleHooks: styleHook, SubStyleComponent: '() => null', ComponentStyleHook: "() => ''" };
  const own = source.includes('genStyleHooks(') ? styleHook : '() => null';
  const exported = [
    ...source.matchAll(
      /export (?:const (\w+)|(default)) =? ?(?:\(?gen(StyleHooks|SubStyleComponent|ComponentStyleHook)|('[^']*'))?/g,
    ),
  ];
  const lines = exported.map(([, name, isDefault, kind, constant]) => {
    const value = constant ?? answers[kind];
    // A default export that is no call names a hook declared above it: the component's own.
    return isDefault ? `export default ${value ?? own};` : `export const ${name} = ${value};`;
  });
  // Helpers of other style files, which nobody calls any more.
  const helpers = [...source.matchAll(/export function (\w+)/g)].map(([, name]) => name);
  const listed = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim()),
  );
  return [...lines, ...[...helpers, ...listed].map((name) => `export const ${name} = undefined;`)].join('\n');
}

module.exports = function antdRuntime(source) {
  const replacement = replacements.find(([pattern]) => pattern.test(this.resourcePath));
  return replacement ? replacement[1]() : stubStyle(source);
};

/** The files that the loader is for. */
module.exports.test = [
  /antd[\\/]es[\\/].+[\\/]style([\\/][a-zA-Z-]+)?\.js$/,
  ...replacements.map(([pattern]) => pattern),
];
