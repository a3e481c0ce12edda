/**
 * Copies of the last results of some queries (`keptQueries`), in this browser's IndexedDB, so that the list and
 * the form open without a connection. They belong to one session: they are read with its token only, and deleted when
 * it ends. A page that shows one says so.
 */
import { once } from '../contract/memo';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { copies } from './shownCopies';
import { clear, createStore, delMany, get, keys, update } from 'idb-keyval';

/** The queries whose last results are stored: what the list of claims and the form of a new claim need to open. */
export const keptQueries: readonly string[] = [
  'getSession',
  'listUnitClaims',
  'listProjectClaims',
  'listClaimLocations',
  'listClaimLocationDetails',
  'listClaimCategories',
  'listClaimItems',
  'listWarrantyTerms',
  'listUnits',
  'listProjects',
];

interface Copy {
  key: string;
  /** Milliseconds. */
  at: number;
  data: unknown;
}
/** The copies of one query of one account, the newest first. */
interface Kept {
  token: string;
  copies: Copy[];
}
/** The session to which copies belong. */
export interface CopyOwner {
  id: number;
  token: string;
}

/** Most pages of a list that are kept. */
const copiesAtMost = 4;
/** Age from which a copy is not shown any more. */
const oldestMs = 14 * 86_400_000;

// Without IndexedDB (some private windows) this throws; the callers are async, so it becomes a rejection.
const store = once(() => createStore('posventa-copias', 'respuestas'));
const slot = (id: number, endpoint: string) => `${id} ${endpoint}`;

/** Stores the result of a query. */
export async function keepCopy({ id, token }: CopyOwner, endpoint: string, copy: Copy): Promise<void> {
  await update<Kept>(
    slot(id, endpoint),
    (kept) => {
      const others = kept?.token === token ? kept.copies.filter(({ key }) => key !== copy.key) : [];
      return { token, copies: [copy, ...others].slice(0, copiesAtMost) };
    },
    store(),
  );
}

/** Returns the copy of a query's result; undefined if this session has none. */
async function readCopy({ id, token }: CopyOwner, endpoint: string, key: string): Promise<Copy | undefined> {
  try {
    const kept = await get<Kept>(slot(id, endpoint), store());
    if (kept?.token !== token) return undefined;
    return kept.copies.find((copy) => copy.key === key && Date.now() - copy.at < oldestMs);
  } catch {
    return undefined; // Nothing could be stored.
  }
}

/** Deletes the copies of all accounts, or those of all others. */
export async function dropCopies(except?: number): Promise<void> {
  if (except === undefined) {
    copies.shown.clear();
    return clear(store());
  }
  const others = (await keys<string>(store())).filter((key) => !key.startsWith(slot(except, '')));
  await delMany(others, store());
}

/**
 * Returns the stored copy of a query's result, and remembers that the page shows it. Undefined if there is none, or if
 * the page has a result already.
 */
export async function findCopy({ endpoint, queryCacheKey: key, getState }: BaseQueryApi, token: string) {
  const { api, stored } = getState() as {
    api: { queries: Record<string, { data?: unknown }> };
    stored: { id?: number };
  };
  if (key === undefined || !keptQueries.includes(endpoint) || stored.id === undefined) return undefined;
  if (api.queries[key]?.data !== undefined) return undefined;
  const copy = await readCopy({ id: stored.id, token }, endpoint, key);
  if (copy) copies.shown.set(key, copy.at);
  return copy;
}
