import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { screenOf } from '../../contract/links';
import type { WebPages } from '../../contract/webSettings';

/** A page as it is sent. */
interface WebPage {
  html: string;
  etag: string;
  /** As Brotli, made when it is first asked for. */
  compressed: () => Buffer;
}

/**
 * Reads the pages that the build made, once, each as `finish` makes it. Answers which one is sent at an address (path and query):
 * index.html where none is meant for it.
 */
export function readPages(folder: string, finish: (html: string) => string): (url: string) => WebPage {
  const list = join(folder, 'pages.json');
  const entries = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as WebPages) : [];
  const files = new Map<string, WebPage>();
  for (const file of ['index.html', ...entries.map((entry) => entry.file)])
    if (!files.has(file)) files.set(file, toPage(finish(readFileSync(join(folder, file), 'utf8'))));
  return (url) => {
    const screen = screenOf(url);
    const wanted = screen ? `/${screen}` : url.split(/[?#]/)[0];
    const found = entries.find(({ path }) => path === wanted);
    return files.get(found?.file ?? 'index.html')!;
  };
}

function toPage(html: string): WebPage {
  let compressed: Buffer | undefined;
  return {
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    compressed: () => (compressed ??= brotliCompressSync(html)),
  };
}
