import type { PanelFigure } from '../../contract/panel';
import type { Caller } from '../policies/rows';

/** Maximum milliseconds that a figure stays remembered. */
const maxAgeMs = 60_000;
const maxEntries = 300;

/** Remembers the figures of each caller and filter for at most a minute, because they read every claim of the period. */
export class PanelCache {
  private readonly entries = new Map<string, { value: Promise<PanelFigure>; until: number }>();

  /** @param now the current time in milliseconds; tests set it. */
  constructor(private readonly now = () => Date.now()) {}

  /**
   * Returns the result of `count`; concurrent callers share it. A session that has just written gets a new one. Fails
   * like `count`, and does not remember failures.
   */
  get({ user, hasJustWritten }: Caller, query: object, count: () => Promise<PanelFigure>): Promise<PanelFigure> {
    const key = JSON.stringify([user.id, user.type, Object.entries(query).toSorted()]);
    const known = this.entries.get(key);
    if (known && known.until > this.now() && !hasJustWritten) return known.value;
    if (this.entries.size >= maxEntries) this.entries.clear();
    const entry = { value: count(), until: this.now() + maxAgeMs };
    this.entries.set(key, entry);
    entry.value.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    return entry.value;
  }
}
