import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { consume, newLimiter, refuseBeyond, networkOf } from '../support/rateLimit';

const windowSeconds = 15 * 60;

/** What is tried: each has counters of its own. Codes have theirs in {@link Attempts.beginCode}. */
type Attempted = 'login' | 'password' | 'forgot' | 'reset';

/** Who tries. A known device is one that signed in to the account before and carries its mark. */
interface Attempting {
  username: string;
  address: string;
  device?: string;
}

/** Attempts allowed in 15 minutes. One address may be an office behind one router. */
const points = { pair: 10, device: 30, address: 100, code: 10 } as const;

/** An attempt that has begun; its caller reports the outcome. */
export interface Attempt {
  failed(): Promise<void>;
  /** The complete sign-in succeeded: its counter is cleared. */
  succeeded(): Promise<void>;
  /** Right as far as it went, but nothing is proved by it: this attempt does not count, those before it still do. */
  leftOpen(): Promise<void>;
}

/** A code that is about to be looked at. */
export interface CodeAttempt {
  /** Whether no other one is looked at in this window where this one is wrong. */
  isLast: boolean;
  /** The code was right: it does not count, but the wrong ones before it still do. */
  wasRight(): Promise<void>;
}

/**
 * Slows down guessing. Counted are an account from one address, and an address by its failures alone, so that two hundred people
 * behind one router who know their passwords don't lock each other out. A stranger's guesses never count against a device that
 * signed in before: it has a counter of its own. The counters are in the database, so that all server processes share them.
 */
export class Attempts {
  private readonly limiters: Record<keyof typeof points, RateLimiterPostgres>;

  constructor(private readonly pool: pg.Pool) {
    const limiter = (kind: keyof typeof points) => newLimiter(pool, kind, points[kind], windowSeconds);
    this.limiters = {
      pair: limiter('pair'),
      device: limiter('device'),
      address: limiter('address'),
      code: limiter('code'),
    };
  }

  /** Counts the attempt before it is made, so that many at once can't slip through together. Throws 429 beyond the limit. */
  async begin(what: Attempted, { username, address, device }: Attempting): Promise<Attempt> {
    const addressKey = `${what}:${networkOf(address)}`;
    const [counter, key] = device
      ? ([this.limiters.device, `${what}:${nameOf(username)}:${device}`] as const)
      : ([this.limiters.pair, `${what}:${nameOf(username)}:${networkOf(address)}`] as const);
    // Many people of an office sign in at nine o'clock: for sign-ins only failures count, after they happened.
    const isCrowded = what === 'login';
    if (!device && isCrowded) refuseBeyond(await this.limiters.address.get(addressKey), points.address);
    if (!device && !isCrowded) await consume(this.limiters.address, addressKey);
    await consume(counter, key);
    return {
      failed: async () => {
        // Not refused here: the caller gets the reason of this failure, and the next attempt is refused by the counter.
        if (!device && isCrowded) await this.limiters.address.penalty(addressKey);
      },
      succeeded: async () => {
        if (!device && !isCrowded) await this.limiters.address.reward(addressKey);
        await counter.delete(key);
      },
      leftOpen: async () => {
        if (!device && !isCrowded) await this.limiters.address.reward(addressKey);
        await counter.reward(key);
      },
    };
  }

  /**
   * Counts a code of an account before it is looked at, from wherever it comes and on whatever device: whoever sends one knows the
   * password or holds a session. Throws 429 beyond the limit.
   */
  async beginCode(accountId: number): Promise<CodeAttempt> {
    const key = String(accountId);
    const { consumedPoints } = await consume(this.limiters.code, key);
    return {
      isLast: consumedPoints === points.code,
      wasRight: async () => {
        await this.limiters.code.reward(key);
      },
    };
  }

  /** Clears the counter of an account's codes: its owner signed in with both factors. */
  async signedIn(accountId: number): Promise<void> {
    await this.limiters.code.delete(String(accountId));
  }

  /** Counts what has no right or wrong, such as asking for a mail, by the account and by the address. Throws 429. */
  async count(what: Attempted, { username, address }: Attempting): Promise<void> {
    await consume(this.limiters.address, `${what}:${networkOf(address)}`);
    await consume(this.limiters.pair, `${what}:${nameOf(username)}:${networkOf(address)}`);
  }

  /** Counts a link that leads nowhere, by the address that it came from; who has a good one is never counted. Throws 429. */
  async wrongLink(address: string): Promise<void> {
    await consume(this.limiters.address, `link:${networkOf(address)}`);
  }

  /** Forgets the failed sign-ins of an account, wherever they came from: its owner has just proved to be it. */
  async forgive(username: string): Promise<void> {
    const keys = (['pair', 'device'] as const).map((kind) => `${kind}:login:${nameOf(username)}:%`);
    await this.pool.query('delete from rate_limit where key like any($1)', [keys]);
  }
}

/** An account's name in a key: of one length, and no address to read in the table. */
const nameOf = (username: string): string =>
  createHash('sha256').update(username.trim().toLowerCase()).digest('hex').slice(0, 32);
