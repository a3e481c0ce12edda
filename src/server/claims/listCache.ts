import { keepMs, type Changes } from '../database/listener';

const maxKept = 500;

/**
 * Remembers what claims' lists answer, for a second at most and until anything that such a list reads changes, in whatever process:
 * triggers tell it (migration 0017), and {@link Changes} is how it is heard. While nothing is heard, nothing is remembered. What was
 * asked for before a change is thrown away with it, even if its answer comes after.
 */
export class ListCache<T> {
  private readonly kept = new Map<string, { value: Promise<T>; until: number }>();
  private keptAt = -1;

  constructor(private readonly changes: Changes) {}

  /** What `read` answers for a key, asked for once by those who come meanwhile. Fails as `read` does, which is not remembered. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const { isHearing, moment } = this.changes;
    if (moment !== this.keptAt || this.kept.size > maxKept) this.kept.clear();
    this.keptAt = moment;
    const found = this.kept.get(key);
    if (found && found.until > Date.now()) return found.value;
    const value = read();
    if (isHearing) {
      const entry = { value, until: Date.now() + keepMs };
      this.kept.set(key, entry);
      value.catch(() => {
        if (this.kept.get(key) === entry) this.kept.delete(key);
      });
    }
    return value;
  }
}
