import type { BaseQueryApi } from '@reduxjs/toolkit/query';

/** The stored copies of results that the page shows without a connection. */
export const copies: {
  /** The queries whose result on the page is a copy, by cache key, with the time of the copy (ms). */
  shown: Map<string | undefined, number>;
  /** Returns the copy of the result of a query; pages of links have none. */
  find?: (api: BaseQueryApi, token: string) => Promise<{ data: unknown } | undefined>;
} = { shown: new Map() };
