import { dirname } from 'node:path';

/** The files that each file imports, by paths from the root. */
export type Imports = Map<string, string[]>;

/** A test file and the number of imports between it and what changed; 0 if it stands in the same folder. */
export interface NearTest {
  file: string;
  distance: number;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The folder whose subject a file has: `server/units` for `src/server/units/units.service.ts` and for its test. */
const subjectOf = (file: string) =>
  isTest(file) ? file.replace(/^test\//, '').replace(/\.test\.tsx?$/, '') : dirname(file).replace(/^(src|test)\//, '');

const isSameSubject = (test: string, changed: string) => {
  const [own, other] = [subjectOf(test), subjectOf(changed)];
  return own === other || dirname(own) === other || own.startsWith(`${other}/`);
};

/** Whether a module reads files or starts programs by itself. */
export const readsFiles = (file: string, imports: Imports): boolean =>
  (imports.get(file) ?? []).some((each) => /^(node:)?(fs|child_process)\b/.test(each));

/**
 * The modules that stand for a file that no module imports: for SQL, all of the nearest folder above it; for documents
 * and settings, the tests that read files.
 */
function modulesNear(file: string, imports: Imports): string[] {
  if (!/^(src|test)\//.test(file))
    return [...imports.keys()].filter((each) => isTest(each) && readsFiles(each, imports));
  for (let folder = dirname(file); folder.includes('/'); folder = dirname(folder)) {
    const modules = [...imports.keys()].filter((each) => dirname(each) === folder);
    if (modules.length > 0) return modules;
  }
  return [];
}

/**
 * The test files that import what changed, directly or through others: first those of the same folder, then by the
 * number of imports between.
 */
export function nearestTests(changed: string[], imports: Imports): NearTest[] {
  const readers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const each of imported) readers.set(each, [...(readers.get(each) ?? []), file]);
  const distances = new Map<string, number>();
  let layer = changed.flatMap((file) => (imports.has(file) ? [file] : modulesNear(file, imports)));
  for (let distance = 0; layer.length > 0; distance++) {
    for (const file of layer) distances.set(file, distance);
    layer = [...new Set(layer.flatMap((file) => readers.get(file) ?? []))].filter((file) => !distances.has(file));
  }
  return [...distances]
    .filter(([file]) => isTest(file))
    .map(([file, distance]) => ({ file, distance: changed.some((each) => isSameSubject(file, each)) ? 0 : distance }))
    .toSorted((a, b) => a.distance - b.distance || a.file.localeCompare(b.file));
}

/** All files that `file` imports, directly or through others, and itself. */
export function importedBy(file: string, imports: Imports): string[] {
  const found = new Set([file]);
  for (const each of found) for (const next of imports.get(each) ?? []) found.add(next);
  return [...found];
}

/**
 * Divides tests, the nearest first, into those that run within `budget` seconds and those that are left out. At least
 * the nearest runs. `secondsOf` a file that never ran is an estimate.
 */
export function withinBudget(tests: NearTest[], secondsOf: (file: string) => number, budget: number) {
  let spent = 0;
  const chosen: NearTest[] = [];
  const left: NearTest[] = [];
  for (const test of tests) {
    const seconds = secondsOf(test.file);
    const fits = chosen.length === 0 || (left.length === 0 && spent + seconds <= budget);
    (fits ? chosen : left).push(test);
    if (fits) spent += seconds;
  }
  return { chosen, left };
}
