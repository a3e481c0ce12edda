/** jsdom has no IndexedDB: this replaces the package `idb-keyval` in the web tests, and stores the values in memory. */
type Store = Map<string, unknown>;
interface Databases {
  stores: Record<string, Store>;
  byDefault: Store;
  stopped?: Store;
  isFull?: boolean;
}
/** Shared by all instances of this module, as the tabs of a browser share its storage. */
const shared = globalThis as typeof globalThis & { fakeDatabases?: Databases };
const databases: Databases = (shared.fakeDatabases ??= { stores: {}, byDefault: new Map() });
const { byDefault } = databases;

/** Makes writes to a database wait for ever, as in a browser that is closed meanwhile. Returns a function that ends this. */
export function stopWriting(database: string): () => void {
  databases.stopped = createStore(database);
  return () => (databases.stopped = undefined);
}

/** Lets all writes fail, as on a phone without room, or succeed again. */
export const setFull = (isFull: boolean): void => void (databases.isFull = isFull);

/** Empties all databases, which work again. */
export function resetDatabases(): void {
  for (const store of [byDefault, ...Object.values(databases.stores)]) store.clear();
  databases.stopped = undefined;
  databases.isFull = false;
}

export const createStore = (database: string): Store => (databases.stores[database] ??= new Map());
export const get = (key: string, store = byDefault) => Promise.resolve(store.get(key));
export function set(key: string, value: unknown, store = byDefault): Promise<void> {
  if (databases.isFull) return Promise.reject(new DOMException('No room is left.', 'QuotaExceededError'));
  return store === databases.stopped ? new Promise<void>(() => {}) : Promise.resolve(void store.set(key, value));
}
export const del = (key: string, store = byDefault) => Promise.resolve(void store.delete(key));
export const getMany = (keys: string[], store = byDefault) => Promise.resolve(keys.map((key) => store.get(key)));
export const setMany = async (pairs: [string, unknown][], store = byDefault) => {
  for (const [key, value] of pairs) await set(key, value, store);
};
export const delMany = async (keys: string[], store = byDefault) => {
  for (const key of keys) await del(key, store);
};
export const update = async (key: string, next: (value: unknown) => unknown, store = byDefault) =>
  set(key, next(store.get(key)), store);
export const keys = (store = byDefault) => Promise.resolve([...store.keys()]);
export const clear = (store = byDefault) => Promise.resolve(store.clear());
export const entries = (store = byDefault) => Promise.resolve([...store.entries()]);
