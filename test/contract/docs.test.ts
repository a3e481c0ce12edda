/** What the documents name exists: files, folders, `npm run` commands and environment variables. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from '../../src/server/configVariables';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const documents = files.filter((file) => /^(README\.md|docs\/.*\.md)$/.test(file));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Every file and folder, from the root and from each folder above it: documents leave out `src/`. */
const known = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, from) => parts.slice(from).map((_part, to) => parts.slice(from, from + to + 1).join('/')));
  }),
);
const folders = new Set([...known].filter((path) => !path.includes('/') && !/\.\w+$/.test(path)));

/** Variables that commands and tests read beside those of the server. */
const readInCode = new Set(
  files
    .filter((file) => /\.(ts|mjs|yaml)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/(?:process\.env\.|env\.|\$\{)([A-Z_0-9]+)/g),
    ])
    .map(([, name = '']) => name),
);

/** Whether a word in code style is a path of the repository: it starts with one of its folders, or ends as a source. */
const isPath = (word: string) =>
  /^[\w.-]+(\/[\w.-]+)+$/.test(word)
    ? folders.has(word.split('/')[0]!) && !/^(dist|node_modules)\//.test(word)
    : /^[\w-]+\.(ts|tsx|sql|mjs)$/.test(word);

const exists = (path: string) =>
  known.has(path) || ['.ts', '.tsx', '.sql', '.css', '.md'].some((end) => known.has(path + end));

describe.each(documents)('%s names only what exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

  it('files and folders', () => {
    expect(words.filter((word) => isPath(word) && !exists(word.replace(/\/$/, '')))).toEqual([]);
  });

  it('commands', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('environment variables', () => {
    const named = words.flatMap((word) => /^[A-Z]+(?:_[A-Z0-9]+)+(?==|$)/.exec(word) ?? []);
    expect(named.filter((name) => !(name in variables) && !readInCode.has(name))).toEqual([]);
  });
});
