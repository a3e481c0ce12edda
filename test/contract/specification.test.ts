/**
 * docs/specification.md lists where each part of the specification is implemented and tested: each row must be true.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|Item)/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const pathsIn = (cell: string) =>
  [...cell.matchAll(/`((?:src|test|docs|public|\.storybook)\/[^`]*)`/g)].map(([, path]) => path!);
const testsIn = (cell: string) =>
  [...cell.matchAll(/`(test\/[^`]*)` «([^»]*)»/g)].map(([, path, name]) => ({ path: path!, name: name! }));
const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'");

test('every section of the specification has rows', () => {
  const sections = [...page.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
  expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(rows.length).toBeGreaterThan(60);
});

test('every row names its implementation and a test', () => {
  expect(
    rows
      .filter((row) => row.length !== 3 || pathsIn(row[1]!).length === 0 || testsIn(row[2]!).length === 0)
      .map(([item]) => item),
  ).toEqual([]);
});

test('every file that a row names exists', () => {
  expect(
    rows
      .flat()
      .flatMap(pathsIn)
      .filter((path) => !existsSync(join(root, path))),
  ).toEqual([]);
});

test('every test that a row names exists in its file', () => {
  const missing = rows
    .flatMap((row) => testsIn(row[2]!))
    .filter(({ path, name }) => !existsSync(join(root, path)) || !read(path).includes(name));
  expect(missing).toEqual([]);
});
