import type { FacetCount } from '../../contract/claimCounts';
import type { Listener } from '../database/listener';
import type { Caller } from '../policies/rows';

/** Maximum milliseconds that a count stays cached. */
const maxAgeMs = 1000;
const maxEntries = 500;

/**
 * Caches for at most a second how many claims a condition finds, because counting reads every matching claim. Triggers
 * on every table of the conditions notify all processes of a change (`triggers/claim_list_change.sql`), and each process empties its
 * cache. While a process does not receive notifications, it caches nothing. A session that has just written skips the
 * cache, because the notification may not have arrived yet.
 */
export class ClaimCountCache {
  private readonly entries = new Map<string, { value: Promise<unknown>; until: number }>();

  /** @param now the current time in milliseconds; tests set it. */
  constructor(
    private readonly listener: Listener,
    public now = () => Date.now(),
  ) {
    listener.on('claim_list_change', () => this.entries.clear());
  }

  get isListening(): boolean {
    return this.listener.isListening;
  }

  /**
   * Returns the result of `count` for a key; concurrent callers share one query. Fails like `count`, and does not cache
   * failures.
   * @param key the statement with its values: the same for all users who may see the same claims.
   */
  get<T extends number | FacetCount[]>(caller: Caller, key: string, count: () => Promise<T>): Promise<T> {
    if (caller.hasJustWritten || !this.isListening) return count();
    const cached = this.entries.get(key);
    if (cached && cached.until > this.now()) return cached.value as Promise<T>;
    if (this.entries.size >= maxEntries) this.entries.clear();
    const value = count();
    const entry = { value, until: this.now() + maxAgeMs };
    this.entries.set(key, entry);
    value.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    return value;
  }
}
