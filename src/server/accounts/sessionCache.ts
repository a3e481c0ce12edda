import { keepMs, type Changes } from '../database/listener';
import type { SessionUser } from '../policies/actor';

const maxSessions = 10_000;

/**
 * Remembers for a second whose session a token is, so that a screen's several calls ask once. A session that ends, or whose account
 * changes, is forgotten at once in every process: see {@link Changes}. While nothing is heard, nothing is remembered.
 */
export class SessionCache {
  private readonly known = new Map<string, { user: SessionUser; until: number }>();
  private knownAt = -1;

  constructor(private readonly changes: Changes) {}

  /** The user of a session; `ask` answers undefined where there is none, which is not remembered. */
  async get(key: string, ask: () => Promise<SessionUser | undefined>): Promise<SessionUser | undefined> {
    const { moment } = this.changes;
    if (moment !== this.knownAt || this.known.size > maxSessions) this.known.clear();
    this.knownAt = moment;
    const found = this.known.get(key);
    if (found && found.until > Date.now()) return found.user;
    const until = Date.now() + keepMs;
    const user = await ask();
    // What was asked before a change was heard may be from before it.
    if (user && this.changes.isHearing && this.changes.moment === moment) this.known.set(key, { user, until });
    return user;
  }
}
