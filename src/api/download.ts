import type { ApiRequest } from './transport';

/** Milliseconds for a file of a hundred thousand rows on a slow connection. */
const downloadMs = 10 * 60_000;

/** For `enhanceEndpoints`: an export, which takes as long as its rows. It answers the file's address in the browser's memory (`blob:`). */
export function asDownload<Definition extends { query?: unknown }>(definition: Definition): void {
  const query = definition.query as (arg: unknown) => ApiRequest;
  definition.query = (arg: unknown): ApiRequest => ({ ...query(arg), timeoutMs: downloadMs });
}
