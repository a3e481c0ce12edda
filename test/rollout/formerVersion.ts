import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const journal = 'src/server/database/migrations/meta/_journal.json';

interface Former {
  commit: string;
  subject: string;
  migrations: number;
}

const git = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { isDone: status === 0, text: (stdout ?? '').trim(), words: (stderr ?? '').trim() };
};
interface Journal {
  entries: { idx: number; tag: string }[];
}
const entriesIn = (text: string) => (JSON.parse(text) as Journal).entries;
/** The first migration of a version may stand for several: their number is that of the last one. */
const countIn = (text: string): number => entriesIn(text).at(-1)!.idx + 1;

/** The number of migrations of this version. */
export const ownMigrations = (): number => countIn(readFileSync(join(root, journal), 'utf8'));

/** Whether a version has fewer migrations, or other ones for the same schema, than this one. */
function isFormer(text: string): boolean {
  const own = readFileSync(join(root, journal), 'utf8');
  return countIn(text) < countIn(own) || entriesIn(text)[0]!.tag !== entriesIn(own)[0]!.tag;
}

/**
 * Returns the latest ancestor commit with fewer or other migrations, or the reason why there is none: no history (an
 * archive, a shallow clone), or no such commit yet.
 */
export function findFormer(): Former | string {
  if (!git('rev-parse', '--is-inside-work-tree').isDone)
    return 'This folder has no git history: it is an archive, not a clone.';
  // Newest first: the parent of the commit that added the last migration is the latest one without it.
  let younger: string | undefined;
  for (const commit of git('log', '--first-parent', '--format=%H', '--', journal).text.split('\n').filter(Boolean)) {
    const shown = git('show', `${commit}:${journal}`);
    if (shown.isDone && isFormer(shown.text)) break;
    younger = commit;
  }
  const commit = git('rev-parse', '--verify', '--quiet', younger ? `${younger}^` : 'HEAD').text;
  const shown = commit ? git('show', `${commit}:${journal}`) : undefined;
  if (!shown?.isDone)
    return git('rev-parse', '--is-shallow-repository').text === 'true'
      ? 'This clone is shallow: "git fetch --unshallow" brings the commit before the last migration.'
      : 'No earlier commit has migrations.';
  return {
    commit,
    subject: git('log', '-1', '--format=%h %s', commit).text,
    migrations: countIn(shown.text),
  };
}

/** Extracts the files of a commit into an empty folder, with their installed packages. */
export function layOut({ commit }: Former, folder: string): void {
  const archive = spawnSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 2 ** 30 });
  const laid = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (archive.status !== 0 || laid.status !== 0) throw new Error(`${commit} could not be checked out into ${folder}.`);
  // Development packages may differ; the server's packages may not.
  if (dependenciesOf(folder) === dependenciesOf(root))
    return symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  console.log('ok    it runs on other packages than this one: they are installed');
  const { status } = spawnSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Its packages could not be installed.');
  // It runs from source, which requires a development package.
  const tsx = join(folder, 'node_modules/tsx');
  if (!existsSync(tsx)) symlinkSync(join(root, 'node_modules/tsx'), tsx);
}

function dependenciesOf(folder: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return JSON.stringify(Object.entries(dependencies).sort());
}
