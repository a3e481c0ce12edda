/**
 * Generates files from the contract: `src/contract/openapi.json`, the endpoints in `src/api/generated`, and the table
 * of the server's variables in `docs/configuration.md`; from the design tokens, their style sheet and
 * `docs/design-tokens.json`; from the imports, the drawing `docs/house.svg`. With `--check` it writes to a temporary folder and fails if the
 * committed files differ.
 */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOpenApi, keyField, type AnswerSchema } from '../contract/openapi';
import { operations } from '../contract/operations';
import { variables } from '../server/configVariables';
import { drawHouse } from './drawHouse';
import { tokenExchange, tokenSheet } from './tokenFiles';

const root = join(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');
const scratch = mkdtempSync(join(tmpdir(), 'posventa-generate-'));
const header = '// Generated from src/contract by `npm run generate`. Do not edit.\n';

const files = new Map<string, string>();
files.set('src/contract/openapi.json', `${JSON.stringify(buildOpenApi(operations, 'server'), null, 2)}\n`);

const schemaFile = join(scratch, 'browser.json');
// A stream is not a call with one response: `src/session/live` reads it.
const calls = operations.filter(({ isStream }) => !isStream);
writeFileSync(schemaFile, JSON.stringify(buildOpenApi(calls, 'browser')));
for (const tag of new Set(calls.map((operation) => operation.tag))) {
  const source = await generateEndpoints({
    schemaFile,
    apiFile: '../baseApi',
    apiImport: 'baseApi',
    exportName: `${tag}GeneratedApi`,
    // Files are mutations: they are fetched on demand and not cached.
    endpointOverrides: [
      { pattern: calls.filter(({ isFile }) => isFile).map(({ operationId }) => operationId), type: 'mutation' },
    ],
    filterEndpoints: calls.filter((operation) => operation.tag === tag).map((operation) => operation.operationId),
    hooks: false,
    tag: false,
  });
  files.set(`src/api/generated/${tag}.gen.ts`, header + withKeys(String(source)));
}
rmSync(scratch, { recursive: true });
files.set('src/app/styles/tokens.css', tokenSheet());
files.set('docs/design-tokens.json', tokenExchange());
files.set('docs/house.svg', drawHouse());
files.set('docs/configuration.md', withTable(readFileSync(join(root, 'docs/configuration.md'), 'utf8')));

/** Returns the endpoints with the key field of each query's answer, which `api/baseQuery` checks. */
function withKeys(source: string): string {
  return calls.reduce((text, { operationId, data }) => {
    const key = data && keyField(data as AnswerSchema);
    const start = new RegExp(`(\\n    ${operationId}: build\\.query<[^(]*>\\(\\{)`);
    return key ? text.replace(start, `$1\n      extraOptions: { key: "${key}" },`) : text;
  }, source);
}

/** Returns the page with the current table of the server's variables. */
function withTable(page: string): string {
  const rows = Object.entries(variables).map(
    ([name, { default: displayedDefault, meaning }]) => `| \`${name}\` | ${displayedDefault} | ${meaning} |`,
  );
  const table = ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
  return page.replace(/\| variable \| default \| meaning \|\n(\|.*\n)+/, () => `${table}\n`);
}

const stale = [...files].filter(([path, text]) => {
  try {
    return readFileSync(join(root, path), 'utf8') !== text;
  } catch {
    return true;
  }
});
const extraFiles = readdirSync(join(root, 'src/api/generated')).filter(
  (name) => !files.has(`src/api/generated/${name}`),
);

if (isCheck) {
  for (const path of [...stale.map(([path]) => path), ...extraFiles])
    console.error(`out of date: ${path} (run npm run generate)`);
  process.exitCode = stale.length + extraFiles.length > 0 ? 1 : 0;
} else {
  mkdirSync(join(root, 'src/api/generated'), { recursive: true });
  for (const [path, text] of stale) writeFileSync(join(root, path), text);
  for (const name of extraFiles) rmSync(join(root, 'src/api/generated', name));
  console.log(`${files.size} files, ${stale.length} written`);
}
