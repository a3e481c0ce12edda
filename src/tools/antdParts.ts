import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { styleModuleOf } from './antdStyleModules';
import { antdStylesFolder } from './antdStyles';

const antd = (folder: string) => new RegExp(`[\\\\/]antd[\\\\/]es[\\\\/]${folder}`);

/** The modules that are left out, by the folder that imports them and the request. */
const unused: { from: RegExp; requests: string[] }[] = [
  { from: antd('table[\\\\/]hooks[\\\\/]useFilter'), requests: ['./FilterDropdown'] },
  { from: antd('table[\\\\/]hooks'), requests: ['../../dropdown', '../../radio', '../../tooltip'] },
  { from: antd('table'), requests: ['./RcTable/VirtualTable'] },
  { from: antd('pagination'), requests: ['../select'] },
  { from: antd('config-provider'), requests: ['../tooltip/UniqueProvider'] },
];

/**
 * Leaves out the parts of Ant Design's Table and Pagination that the portal replaces by its own (column filters, the
 * tooltips of sorting, menus of the selection, virtual rows, and the choice of the page size) and the tooltips that
 * share one element. Ant Design imports them with every Table, and they bring in Tree, Menu, Dropdown, Select and
 * Tooltip: 75 of 403 KB (gzip) of a list's scripts.
 */
const unusedParts = new webpack.NormalModuleReplacementPlugin(/^\.\.?\/./, (resource) => {
  const isUnused = unused.some(
    ({ from, requests }) => from.test(resource.context) && requests.includes(resource.request),
  );
  if (isUnused) resource.request = join(import.meta.dirname, 'unusedAntdParts.tsx');
});

/**
 * Replaces the modules that generate styles by ones that import the component's style sheet (`antdStyleModules`), so
 * that a component's rules are loaded with its code, and the code that generates rules is left out.
 */
const styleModules = new webpack.NormalModuleReplacementPlugin(/[\\/]antd[\\/]es[\\/]/, ({ createData }) => {
  const path = createData?.resource && styleModuleOf(createData.resource);
  const replacement = path && join(antdStylesFolder, path);
  if (createData && replacement && existsSync(replacement)) createData.resource = replacement;
});

/**
 * Ant Design's Table measures the browser's scroll bar each time it is rendered first: it inserts a style sheet, which
 * makes the browser compute the styles of the whole page twice more, and renders again with the result. Only a table
 * with a fixed header uses it, and the portal has none (`RowTable`).
 */
const scrollBar = new webpack.NormalModuleReplacementPlugin(/^@rc-component\/util$/, (resource) => {
  if (/[\\/]@rc-component[\\/]table[\\/]es$/.test(resource.context))
    resource.request = join(import.meta.dirname, 'tableUtil.ts');
});

/** The changes of the production build to Ant Design's code. */
export const antdParts = [unusedParts, scrollBar, styleModules];
