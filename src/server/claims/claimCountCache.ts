import type { FacetCount } from '../../contract/claimCounts';
import type { Listener } from '../database/listener';
import type { Caller } from '../policies/rows';

/** Maximum milliseconds that a count stays cached. */
const keepMs = 1000;
const maxKept = 500;

/**
 * Caches for at most a second how many claims a condition finds, because counting reads every matching claim. Triggers
 * on every table of the conditions notify all processes of a change (migration 0017), and each process empties its
 * cache. While a process does not receive notifications, it caches nothing. A session that has just written skips the
 * cache, because the notification may not have arrived yet.
 */
export class ClaimCountCache {
  private readonly kept = new Map<string, { value: Promise<unknown>; until: number }>();

  constructor(private readonly listener: Listener) {
    listener.on('claim_list_change', () => this.kept.clear());
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
    const found = this.kept.get(key);
    if (found && found.until > Date.now()) return found.value as Promise<T>;
    if (this.kept.size >= maxKept) this.kept.clear();
    const value = count();
    const entry = { value, until: Date.now() + keepMs };
    this.kept.set(key, entry);
    value.catch(() => {
      if (this.kept.get(key) === entry) this.kept.delete(key);
    });
    return value;
  }
}
