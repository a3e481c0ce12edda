import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A change of one file: a new file's whole text, or texts that are replaced in a file that is there. */
export interface Edit {
  /**
   * The path below the project or, of a file that is there, its name alone, which only one file below `src` has: a file that moves to
   * another folder is still found.
   */
  file: string;
  /** Of a new file. `{{path:ListScreen}}` stands for the import path of the module with that name. */
  text?: string;
  /** Of a file that is there: pairs of a text that stands in it once and what takes its place. */
  replace?: [before: string, after: string][];
}

/** How something is added to the portal: the files that a person edits. Generated files and tests do not count. */
export interface Recipe {
  name: string;
  /** Files that it may take at most. */
  limit: number;
  edits: Edit[];
}

/** Carries out a recipe in the project at `root`. Throws an Error that says which edit no longer fits. */
export function carryOut(root: string, { name, limit, edits }: Recipe): void {
  for (const edit of edits) {
    const path = edit.text === undefined ? locate(root, edit.file) : join(root, edit.file);
    if (edit.text !== undefined) {
      if (existsSync(path)) throw new Error(`Recipe "${name}": ${edit.file} is there already.`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, withPaths(root, path, edit.text));
    }
    for (const [before, after] of edit.replace ?? []) {
      const content = readFileSync(path, 'utf8');
      const found = content.split(before).length - 1;
      if (found !== 1)
        throw new Error(
          `Recipe "${name}": the text below stands ${found} times in ${relative(root, path)}. Update the recipe.\n${before}`,
        );
      // A function, because `$` in a text means something else.
      writeFileSync(
        path,
        content.replace(before, () => after),
      );
    }
  }
  const files = new Set(edits.map(({ file }) => file)).size;
  if (files > limit) throw new Error(`Recipe "${name}" edits ${files} files; at most ${limit} are allowed.`);
  console.log(`ok    ${name}: ${files} files (at most ${limit})`);
}

/** Every module below a folder. */
function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** The file at a path below the project, or the only one below `src` with a name. */
function locate(root: string, file: string): string {
  if (existsSync(join(root, file))) return join(root, file);
  const found = [...filesBelow(join(root, 'src'))].filter((path) => path.endsWith(`/${file}`));
  if (found.length !== 1) throw new Error(`${found.length} files below src are called ${file}.`);
  return found[0]!;
}

/** Writes the import paths of the modules that a new file names. */
const withPaths = (root: string, path: string, text: string): string =>
  text.replaceAll(/\{\{path:([\w/]+)\}\}/g, (_mark, module: string) => {
    const found = [...filesBelow(join(root, 'src'))]
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => file.replace(/\.tsx?$/, '').endsWith(`/${module}`));
    if (found.length !== 1) throw new Error(`${found.length} modules below src are called ${module}.`);
    return relative(dirname(path), found[0]!).replace(/\.tsx?$/, '');
  });
