import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { screenFilesId, type ScreenFiles } from '../app/boot/screenFiles';

const web = join(import.meta.dirname, '../../dist/web');
/** Thousands of gzip bytes of JavaScript that a screen may load. */
const budgets: Record<string, number> = { login: 194, list: 307 };

/** Prints the gzip bytes of JavaScript that each screen loads; answers whether all are within their budget. */
export function checkBudget(): boolean {
  const html = readFileSync(join(web, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '');
  const chunks = JSON.parse(
    new RegExp(`id="${screenFilesId}">(.*?)</script>`).exec(html)?.[1] ?? '{}',
  ) as Partial<ScreenFiles>;
  const sizes = Object.entries(chunks).map(([screen, files]) => {
    const scripts = new Set([...entry, ...files.filter((file) => file.endsWith('.js'))]);
    const bytes = [...scripts].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(web, file)), { level: 9 }).length,
      0,
    );
    return { screen, kilobytes: bytes / 1000, budget: budgets[screen] };
  });
  console.log('JavaScript that a screen loads, gzip:');
  for (const { screen, kilobytes, budget } of sizes)
    console.log(
      `  ${screen.padEnd(8)} ${kilobytes.toFixed(1).padStart(6)} KB${budget ? ` of ${budget} KB${kilobytes > budget ? '  ABOVE THE BUDGET' : ''}` : ''}`,
    );
  const missing = Object.keys(budgets).filter((screen) => !sizes.some((size) => size.screen === screen));
  if (missing.length > 0) console.error(`No chunks found for: ${missing.join(', ')}`);
  return missing.length === 0 && sizes.every(({ kilobytes, budget }) => budget === undefined || kilobytes <= budget);
}
