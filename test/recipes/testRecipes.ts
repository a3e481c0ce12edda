/**
 * `npm run test:recipes`: adds a claim status, a role, a unit field and a list screen to a copy of the project, by the
 * recipes of docs/architecture.md, and counts the files of each. Then it generates the generated files, checks the
 * types, and starts the server with the copy's migrations. `npm test` only checks that the recipes fit. Exits with 1 if a recipe no longer fits, needs too many
 * files, or leaves something that does not work.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyRecipe } from './recipe';
import { recipes } from './recipes';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'posventa-recipes-'));

/** Runs a program in the copy. Throws with its output if it fails. */
function run(what: string, ...args: string[]): void {
  try {
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${what}:\n${`${stdout}\n${stderr}`.slice(0, 5000)}`, { cause: error });
  }
  console.log(`ok    ${what}`);
}

try {
  const projectFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of projectFiles.split('\0').filter((each) => each && existsSync(join(root, each))))
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const recipe of recipes) {
    const files = applyRecipe(folder, recipe);
    if (files > recipe.limit)
      throw new Error(`Recipe "${recipe.name}" edits ${files} files; at most ${recipe.limit} are allowed.`);
    console.log(`ok    ${recipe.name}: ${files} files (at most ${recipe.limit})`);
  }
  // Tests that describe the existing state change with it, and are excluded.
  writeFileSync(
    join(folder, 'tsconfig.recipes.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src'] }),
  );
  run(
    'the migration is generated',
    'node_modules/drizzle-kit/bin.cjs',
    'generate',
    '--config',
    'src/server/database/drizzle.config.ts',
    '--name',
    'recipes',
  );
  run("the API's document and the browser's endpoints are generated", '--import', 'tsx', 'src/tools/generate.ts');
  run('the types are right', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.recipes.json');
  run('the server starts, and knows what was added', '--import', 'tsx', 'test/recipes/tryAdded.ts');
} catch (error) {
  console.error(`FAILED ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
