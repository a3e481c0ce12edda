import { importedBy, nearestTests, withinBudget, type Imports } from '../runner/nearestTests';

const imports: Imports = new Map([
  ['src/contract/units.ts', []],
  ['src/server/units/units.service.ts', ['src/contract/units.ts']],
  ['src/server/units/units.routes.ts', ['src/server/units/units.service.ts']],
  ['src/server/app.ts', ['src/server/units/units.routes.ts']],
  ['test/server/units.test.ts', ['src/server/app.ts']],
  ['test/server/claims/talk.test.ts', ['src/server/app.ts']],
  ['test/contract/units.test.ts', ['src/contract/units.ts']],
  ['test/contract/docs.test.ts', ['node:fs']],
]);
const order = (...changed: string[]) => nearestTests(changed, imports).map(({ file, distance }) => [file, distance]);

describe('The tests nearest to a change', () => {
  it('are those of the same folder, then those fewer imports away; others are left out', () => {
    expect(order('src/server/units/units.service.ts')).toEqual([
      ['test/server/units.test.ts', 0],
      ['test/server/claims/talk.test.ts', 3],
    ]);
    expect(order('src/contract/units.ts')).toEqual([
      ['test/contract/units.test.ts', 0],
      ['test/server/claims/talk.test.ts', 4],
      ['test/server/units.test.ts', 4],
    ]);
  });

  it('of SQL are those of the modules in the folder above, those of a document read files', () => {
    expect(order('src/server/units/functions/count.sql').map(([file]) => file)).toContain('test/server/units.test.ts');
    expect(order('docs/commands.md')).toEqual([['test/contract/docs.test.ts', 0]]);
  });

  it('run as long as their seconds fit, but never fewer than one, and none after one that does not fit', () => {
    const tests = ['a', 'b', 'c'].map((file, distance) => ({ file, distance }));
    const seconds: Record<string, number> = { a: 50, b: 30, c: 1 };
    const names = (budget: number) =>
      withinBudget(tests, (file) => seconds[file]!, budget).chosen.map(({ file }) => file);
    expect(names(10)).toEqual(['a']);
    expect(names(60)).toEqual(['a']);
    expect(names(81)).toEqual(['a', 'b', 'c']);
  });

  it('depend on everything that they import through others', () => {
    expect(importedBy('test/contract/units.test.ts', imports)).toEqual([
      'test/contract/units.test.ts',
      'src/contract/units.ts',
    ]);
  });
});
