import type { FacetCount } from '../../contract/claimCounts';
import type { Listener } from '../database/listener';
import type { Caller } from '../policies/rows';

/** Milliseconds that a count is remembered at most. */
const keepMs = 1000;
const maxKept = 500;

/**
 * Remembers how many claims a condition finds, for a second at most: counting reads every claim that matches. Triggers on every table that
 * the conditions read notify all processes of a change (migration 0017), and each forgets everything; while it does not listen, it remembers
 * nothing. Whoever has just written something is not answered from it, because the notification may still be on its way.
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
   * What `count` answers for a key, asked once for all who come meanwhile. Fails as `count` does, and does not remember a failure.
   * @param key the statement with its values: the same for everybody who reaches the same claims.
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
