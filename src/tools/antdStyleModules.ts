import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const antdFolder = join(import.meta.dirname, '../../node_modules/antd/es');

/** Style modules, below Ant Design's folder. */
const styleFile = /[\\/](?:style[\\/].+|wave[\\/]style)\.js$/;

/** Components without a sheet: Dropdown has the rules of its Menu, and others only import these and do not show them. */
const withoutSheet = ['Menu', 'Grid', 'Layout', 'Skeleton'];

/** A hook or component that an Ant Design style module exports. */
interface StyleExport {
  /** Its name; undefined for the default export. */
  name: string | undefined;
  kind: string;
  component: string;
  /** The part of the component whose rules it generates. */
  part: string;
}

/** Returns the hooks that a style module exports, from its text; empty if it only has helpers for other style modules. */
function exportsOf(source: string): StyleExport[] {
  const call =
    /(export default |export const (\w+) = |const useStyle = |return )(gen\w+)\(\[?'(\w+)'(?:, '([\w-]+)')?/g;
  return [...source.matchAll(call)].map(([, , name, kind = '', component = '', part = component]) => ({
    name,
    kind,
    component,
    part,
  }));
}

/** The code of each kind of export, which returns what Ant Design's does without generating styles. */
const codeOf: Record<string, string> = {
  genStyleHooks: '() => { const [, , hashId, , cssVar] = useToken(); return [hashId, cssVar.key]; }',
  genComponentStyleHook: '() => useToken()[2]',
  genSubStyleComponent: '() => null',
};

/** Returns the path of the module that takes the place of a style module, below the folder of the style sheets. */
const pathOf = (file: string): string => file.replaceAll(/[\\/]/g, '__');

/** The other modules that generate styles, and what takes their place. */
const generators: Record<string, string> = {
  // The base sheet has the rules of icons.
  'theme/util/useResetIconStyle.js': 'export default () => undefined;',
  'theme/util/genStyleUtils.js': `export const genCssVar = (prefix, component) => {
  const name = (key) => \`--\${prefix.replaceAll('.', '')}-\${component}-\${key}\`;
  return [name, (key, fallback) => \`var(\${name(key)}\${fallback ? \`, \${fallback}\` : ''})\`];
};`,
};

/**
 * Writes, for each style module of Ant Design, a module that imports the component's sheet instead of generating its
 * rules. The build fails for a component that is missing in the list of `antdStyles`: its sheet does not exist.
 */
export function writeStyleModules(folder: string, sheets: string[]): void {
  mkdirSync(join(folder, 'modules'));
  const files = readdirSync(antdFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => styleFile.test(name))) {
    const hooks = exportsOf(readFileSync(join(antdFolder, file), 'utf8'));
    if (hooks.length === 0) continue;
    const shown = hooks.filter(({ component }) => !withoutSheet.includes(component));
    // The extraction renders no part that the portal does not use, such as the bordered Pagination.
    const isKnown = (component: string) => sheets.some((sheet) => sheet.startsWith(`${component}-`));
    const needed = shown.flatMap(({ component, part }) => [component, `${component}-${part}`]);
    const imported = [...new Set(needed)].filter((sheet) => sheets.includes(sheet));
    imported.push(...shown.flatMap(({ component }) => (isKnown(component) ? [] : [`missing/${component}`])));
    const lines = [
      "import useToken from 'antd/es/theme/useToken';",
      ...imported.map((name) => `import 'antd-styles/${name}.css';`),
      ...hooks.map(({ name, kind }) => `export ${name ? `const ${name} =` : 'default'} ${codeOf[kind]};`),
    ];
    writeFileSync(join(folder, 'modules', pathOf(file)), `${lines.join('\n')}\n`);
  }
  for (const [file, code] of Object.entries(generators))
    writeFileSync(join(folder, 'modules', pathOf(file)), `${code}\n`);
}

/**
 * Returns the path, below the folder of the style sheets, of the module that replaces one of Ant Design's; undefined
 * for others.
 */
export function styleModuleOf(resource: string): string | undefined {
  const [, file] = /[\\/]antd[\\/]es[\\/](.+)$/.exec(resource) ?? [];
  const isReplaced = file && (styleFile.test(file) || file.replaceAll('\\', '/') in generators);
  return isReplaced ? join('modules', pathOf(file)) : undefined;
}
