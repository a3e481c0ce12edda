/** The recipes of docs/architecture.md fit the sources; `npm run test:recipes` also tries what they produce. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyRecipe } from '../recipes/recipe';
import { recipes } from '../recipes/recipes';

const folder = mkdtempSync(join(tmpdir(), 'posventa-recipes-'));
beforeAll(() => cpSync(join(import.meta.dirname, '../../src'), join(folder, 'src'), { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(recipes.map((recipe) => [recipe.name, recipe.limit, recipe] as const))(
  'the recipe for %s fits the sources and edits at most %i files',
  (_name, limit, recipe) => {
    expect(applyRecipe(folder, recipe)).toBeLessThanOrEqual(limit);
  },
);
