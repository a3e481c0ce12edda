/** Keeps out of the bundle what we need nothing of in Ant Design, whole modules at a time. See docs/decisions/antd-styles.md. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import webpack from 'webpack';
import { moreFolders } from './antdStyles';

const antd = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), 'es');
const parts = join(import.meta.dirname, 'antdParts');

/**
 * What is only reached by props of Table and Pagination that we don't set: who asks for it, as what, and where it is. Filter menus in the head (a
 * tree, radio buttons), virtual rows, radio buttons that choose one row, the menu beside the checkbox for all, what a head says of its
 * order. Of the Pagination: its choice of a page's size.
 */
const unused = [
  ['table/hooks/useFilter/index.js', './FilterDropdown', 'table/hooks/useFilter/FilterDropdown.js'],
  ['table/hooks/useSelection.js', '../../radio', 'radio/index.js'],
  ['table/hooks/useSelection.js', '../../dropdown', 'dropdown/index.js'],
  ['table/hooks/useSorter.js', '../../tooltip', 'tooltip/index.js'],
  ['table/InternalTable.js', './RcTable/VirtualTable', 'table/RcTable/VirtualTable.js'],
  ['pagination/Pagination.js', '../select', 'select/index.js'],
] as const;

/** A component that asks its folder for the hook that would generate its styles, and for nothing else. */
const asksForStyles = /^import use\w*Style from '\.\.?\/style';$/m;

/** Replaces the unused parts, and the styles, which are in the style sheet; fails where Ant Design no longer has an unused part. */
export function slimAntd(): webpack.NormalModuleReplacementPlugin {
  const missing = unused.flatMap(([from, , to]) => [from, to]).filter((file) => !existsSync(join(antd, file)));
  if (missing.length > 0)
    throw new Error(`Ant Design has no ${missing.join(', ')} any more: see src/tools/antdSlim.ts.`);
  return new webpack.NormalModuleReplacementPlugin(
    /^\.\.?\/style$|FilterDropdown$|\/(?:radio|dropdown|tooltip|select)$|VirtualTable$/,
    (resource) => {
      const { issuer } = resource.contextInfo;
      if (!issuer.startsWith(antd)) return;
      const { request } = resource;
      if (/^\.\.?\/style$/.test(request)) {
        const [folder = ''] = relative(antd, issuer).split(sep);
        if (asksForStyles.test(readFileSync(issuer, 'utf8')))
          resource.request = join(parts, moreFolders.includes(folder) ? 'styledByMore.js' : 'styled.js');
      } else if (unused.some(([from, name]) => issuer === join(antd, from) && request === name))
        resource.request = join(parts, 'nothing.js');
    },
  );
}
