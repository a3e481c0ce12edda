/** jsdom has no IndexedDB: this replaces the package `idb-keyval` in tests, and stores the values in memory. */
type Store = Map<string, unknown>;
const stores: Record<string, Store> = {};
const byDefault: Store = new Map();
let stopped: Store | undefined;

/** Makes writes to a database wait for ever, as in a browser that is closed meanwhile. Returns a function that ends this. */
export function stopWriting(database: string): () => void {
  stopped = createStore(database);
  return () => (stopped = undefined);
}

export const createStore = (database: string): Store => (stores[database] ??= new Map());
export const get = (key: string, store = byDefault) => Promise.resolve(store.get(key));
export const set = (key: string, value: unknown, store = byDefault) =>
  store === stopped ? new Promise<void>(() => {}) : Promise.resolve(void store.set(key, value));
export const del = (key: string, store = byDefault) => Promise.resolve(void store.delete(key));
export const clear = (store = byDefault) => Promise.resolve(store.clear());
export const entries = (store = byDefault) => Promise.resolve([...store.entries()]);
