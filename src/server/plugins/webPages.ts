import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routeOf, screenOf } from '../../contract/links';
import type { WebPages } from '../../contract/webSettings';

/** A page ready to be sent. */
export interface WebPage {
  html: string;
  etag: string;
  /** The page compressed with Brotli, on first use. */
  compressed: () => Buffer;
}

/** Returns the page for an address (path and query): index.html if the address has no page of its own. */
export type PageOf = (url: string) => WebPage;

/** Reads the pages of the build once. Returns a function that makes each page final with `complete`. */
export function readPages(folder: string): (complete: (html: string) => string) => PageOf {
  const list = join(folder, 'pages.json');
  const entries = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as WebPages) : [];
  const names = new Set(['index.html', ...entries.map((entry) => entry.file)]);
  const built = [...names].map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  return (complete) => {
    const files = new Map(built.map(([file, html]) => [file, toPage(complete(html))]));
    return (url) => {
      const screen = screenOf(url);
      const route = screen ? routeOf(screen) : url.split(/[?#]/)[0];
      const entry = entries.find(({ path }) => path === route);
      return files.get(entry?.file ?? 'index.html')!;
    };
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
