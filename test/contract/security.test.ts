/** docs/security.md lists the requirements that hold and their evidence: each row must be true. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'");
const page = read('docs/security.md');
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [requirement = '', status = '', evidence = '', ...rest] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { id: requirement.split(' ')[0]!, requirement, status, evidence, rest };
  });
const paths = [...page.matchAll(/`((?:src|test|docs|public)\/[^`]*|README\.md|package-lock\.json)`/g)].map(
  ([, path]) => path!,
);
const tests = [...page.matchAll(/`(test\/[^`]*)` «([^»]*)»/g)].map(([, path, name]) => ({ path: path!, name: name! }));

/**
 * Number of requirements of levels 1 and 2 in each section of the ASVS 5.0.0, numbered without gaps except for those of
 * level 3.
 */
const sections = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
};

test('every requirement has a row, in order', () => {
  const expected = Object.entries(sections).flatMap(([chapter, counts]) =>
    counts.flatMap((count, section) =>
      Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
    ),
  );
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id) => id.includes('.'))).toEqual(expected);
  expect(ids.filter((id) => !id.includes('.'))).toEqual(['V10', 'V17']);
});

test('every row states whether the requirement holds, and where in the code or why not', () => {
  const isComplete = ({ requirement, status, evidence, rest }: (typeof rows)[number]) =>
    requirement.includes(' ') &&
    rest.length === 0 &&
    (status === 'holds' ? /`(src|package-lock)/.test(evidence) : /^(n\.a\.|not yet)$/.test(status) && evidence !== '');
  expect(rows.filter((row) => !isComplete(row)).map(({ requirement }) => requirement)).toEqual([]);
});

test('every file that the page names exists', () => {
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every test that the page names exists in its file', () => {
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter(({ path, name }) => !existsSync(join(root, path)) || !read(path).includes(name))).toEqual([]);
});

test('every package is pinned by its hash', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { integrity?: string }> };
  const components = Object.entries(packages).filter(([path]) => path !== '');
  expect(components.length).toBeGreaterThan(500);
  expect(components.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});
