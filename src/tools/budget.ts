import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { screenEntries, type ScreenRecord } from '../contract/screens';

/** Returns the name that webpack gives to the chunk of a screen's component (`app/screens`). */
export const screenChunk = ({ component: [module] }: Pick<ScreenRecord, 'component'>): string =>
  `${module.replaceAll('/', '-')}-tsx`;

const root = join(import.meta.dirname, '../..');
const web = join(root, 'dist/web');

/** Kilobytes (gzip) that a screen may load: its scripts, and its styles. */
interface Budget {
  js: number;
  css: number;
}
/** Budget of every screen behind the login; some have their own. */
const common: Budget = { js: 345, css: 54 };
const budgets: Record<string, Budget> = {
  login: { js: 157.3, css: 4 },
  // Used on a phone, on a building site. Photos are read before they wait, and lost ones step aside.
  ownWork: { js: 128.6, css: 5 },
  visit: { js: 111.5, css: 5 },
  // Like the visit's, with photos.
  answer: { js: 108, css: 5 },
  'claims-ClaimListScreens-tsx': { js: 291.7, css: 23.8 },
  // Collected claims, which keep their photos also where nothing can be stored.
  'claims-NewUnitClaimScreen-tsx': { js: 345.5, css: 54 },
  // Days, hours and the warranty's term.
  'claims-NewProjectClaimScreen-tsx': { js: 345, css: 56 },
  // Fields of hours and days, and tables that become lists where the text is large.
  'settings-TermsScreen-tsx': { js: 345, css: 57 },
};

/** The files of each named chunk group, below `dist/web`. */
export type ChunkFiles = Record<string, string[]>;

/** Returns the kilobytes (gzip) of the files with an extension. */
function sizeOf(files: Set<string>, ending: string): number {
  const matchingFiles = [...files].filter((file) => file.endsWith(ending));
  return (
    matchingFiles.reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file)), { level: 9 }).length, 0) / 1000
  );
}

/** Prints the gzip size that each screen loads; returns whether all are within their budget. */
export function checkBudget(chunks: ChunkFiles): boolean {
  const filesOf = (name: string) => {
    const files = chunks[name];
    if (!files) throw new Error(`The build has no chunk ${name}`);
    return files;
  };
  const screens = [
    { screen: 'login', parts: ['main', 'login'] },
    { screen: 'ownWork', parts: ['ownWork'] },
    { screen: 'visit', parts: ['visit'] },
    { screen: 'answer', parts: ['answer'] },
    ...[...new Set(screenEntries.map(([, record]) => screenChunk(record)))].map((screen) => ({
      screen,
      parts: ['main', 'shell', screen],
    })),
  ];
  const measured = screens.map(({ screen, parts }) => {
    const files = new Set(parts.flatMap(filesOf));
    const js = sizeOf(files, '.js');
    const css = sizeOf(files, '.css');
    const budget = budgets[screen] ?? common;
    return { screen, js, css, budget, isWithin: js <= budget.js && css <= budget.css };
  });
  console.log('KB loaded per screen, gzipped (budget):');
  for (const { screen, js, css, budget, isWithin } of measured)
    console.log(
      `  ${screen.padEnd(32)} JS ${js.toFixed(1).padStart(6)} (${budget.js})  CSS ${css.toFixed(1).padStart(5)} (${budget.css})${isWithin ? '' : '  ABOVE THE BUDGET'}`,
    );
  return measured.every(({ isWithin }) => isWithin);
}
