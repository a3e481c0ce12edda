import type { ApiRequest } from './transport';

/** Timeout in milliseconds: enough for a file of a hundred thousand rows on a slow connection. */
const downloadMs = 10 * 60_000;

/**
 * For `enhanceEndpoints`: marks a call as a file download with a long timeout. The result is the file's `blob:` URL.
 */
export function asDownload<Definition extends { query?: unknown }>(definition: Definition): void {
  const query = definition.query as (arg: unknown) => ApiRequest;
  definition.query = (arg: unknown): ApiRequest => ({ ...query(arg), timeoutMs: downloadMs });
}
