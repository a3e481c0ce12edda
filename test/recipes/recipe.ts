import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A change of one file: the complete text of a new file, or replacements in an existing file. */
export interface Edit {
  /**
   * The path in the project. For an existing file its name is enough if it is unique below `src`, so that a moved file
   * is still found.
   */
  file: string;
  /** For a new file. `{{path:ListScreen}}` is replaced by the import path of the module with that name. */
  text?: string;
  /** For an existing file: pairs of a text that occurs once and its replacement. */
  replace?: [before: string, after: string][];
}

/** How to add something to the portal: the files that a developer edits. Generated files and tests do not count. */
export interface Recipe {
  name: string;
  /** Maximum number of files. */
  limit: number;
  edits: Edit[];
}

/**
 * Applies a recipe to the project at `root`; returns the number of edited files. Throws an Error that names the edit that
 * no longer fits.
 */
export function applyRecipe(root: string, { name, edits }: Recipe): number {
  for (const edit of edits) {
    const path = edit.text === undefined ? locate(root, edit.file) : join(root, edit.file);
    if (edit.text !== undefined) {
      if (existsSync(path)) throw new Error(`Recipe "${name}": ${edit.file} already exists.`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, withPaths(root, path, edit.text));
    }
    for (const [before, after] of edit.replace ?? []) {
      const content = readFileSync(path, 'utf8');
      const found = content.split(before).length - 1;
      if (found !== 1)
        throw new Error(
          `Recipe "${name}": the text below occurs ${found} times in ${relative(root, path)}. Update the recipe.\n${before}`,
        );
      // A function, because `$` has a special meaning in a replacement text.
      writeFileSync(
        path,
        content.replace(before, () => after),
      );
    }
  }
  return new Set(edits.map(({ file }) => file)).size;
}

/** Returns every module below a folder. */
function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Returns the file at a path in the project, or the only one below `src` with that name. */
function locate(root: string, file: string): string {
  if (existsSync(join(root, file))) return join(root, file);
  const found = [...filesBelow(join(root, 'src'))].filter((path) => path.endsWith(`/${file}`));
  if (found.length !== 1) throw new Error(`${found.length} files below src are called ${file}.`);
  return found[0]!;
}

/** Inserts the import paths of the modules that a new file names. */
const withPaths = (root: string, path: string, text: string): string =>
  text.replaceAll(/\{\{path:([\w/]+)\}\}/g, (_mark, module: string) => {
    const found = [...filesBelow(join(root, 'src'))]
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => file.replace(/\.tsx?$/, '').endsWith(`/${module}`));
    if (found.length !== 1) throw new Error(`${found.length} modules below src are called ${module}.`);
    return relative(dirname(path), found[0]!).replace(/\.tsx?$/, '');
  });
