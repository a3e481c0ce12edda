const lifetimeMs = 1000;

/**
 * Remembers the totals of lists for a second: a total of a hundred thousand rows costs more than the page itself, and people
 * turn several pages a second. Own writes drop it, so that nobody misses what they just made.
 */
export class CountCache {
  private readonly counts = new Map<string, { total: Promise<number>; until: number }>();

  get(key: string, count: () => Promise<number>, now = Date.now()): Promise<number> {
    const known = this.counts.get(key);
    if (known && known.until > now) return known.total;
    if (this.counts.size > 500) this.counts.clear();
    const total = count();
    this.counts.set(key, { total, until: now + lifetimeMs });
    total.catch(() => this.counts.delete(key));
    return total;
  }

  clear(): void {
    this.counts.clear();
  }
}
