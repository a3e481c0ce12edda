/**
 * `npm run pictures`: builds the stories, renders each at the widths and in the looks of `support/pictured.ts`, and stores the pictures
 * with which `stories.spec.ts` compares. The pictures are reduced to a palette: a tenth of a colour step is
 * below the threshold of the comparison.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesFolder } from './support/pictures';

const root = join(import.meta.dirname, '../..');
function run(command: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command.slice(0, 2).join(' ')} failed.`);
}

rmSync(picturesFolder, { recursive: true, force: true });
mkdirSync(picturesFolder, { recursive: true });
run(['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist/storybook', '--quiet', '--test']);
run(
  [
    'node_modules/@playwright/test/cli.js',
    ...[
      'test',
      '-c',
      'test/e2e/playwright.config.ts',
      'stories.spec.ts',
      '--grep',
      'stories of',
      '--project',
      'desk',
      '--update-snapshots=all',
    ],
  ],
  { PICTURES: 'renew' },
);

const files = readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.png'),
);
let bytes = 0;
for (const file of files) {
  const path = join(picturesFolder, file);
  writeFileSync(
    path,
    await sharp(readFileSync(path)).png({ palette: true, colours: 16, effort: 10, dither: 0 }).toBuffer(),
  );
  bytes += statSync(path).size;
}
console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
