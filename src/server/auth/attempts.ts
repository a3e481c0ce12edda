import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { emailKey } from '../../contract/email';
import { consume, newLimiter, refuseBeyond, networkOf } from '../support/rateLimit';

const windowSeconds = 15 * 60;

/** The kinds of attempts, each with its own counters. Codes are counted by {@link Attempts.beginCode}. */
type AttemptKind = 'login' | 'password' | 'forgot' | 'reset';

/** The account and origin of an attempt. A known device has signed in to the account before and carries its cookie. */
interface AttemptOrigin {
  username: string;
  address: string;
  device?: string;
}

/**
 * Attempts allowed in 15 minutes. One address may be an office behind one router. `account` counts the attempts at an
 * account from all addresses together: a guesser may have, or pretend to have, a new address for each.
 */
const maxAttempts = { pair: 10, device: 30, address: 100, account: 100, code: 10 } as const;

/** A started attempt. Its caller reports the outcome. */
export interface Attempt {
  failed(): Promise<void>;
  /** The sign-in is complete: its counter is cleared. */
  succeeded(): Promise<void>;
  /** The password was right but the sign-in is not complete: this attempt does not count, earlier ones still do. */
  incomplete(): Promise<void>;
}

/** A code that is about to be checked. */
interface CodeAttempt {
  /** Whether this is the last attempt of the window if the code is wrong. */
  isLast: boolean;
  /** The code was right: it does not count, but earlier wrong codes still do. */
  codeAccepted(): Promise<void>;
}

/**
 * Slows down password guessing. It counts attempts per account and address, per account from everywhere, and failed attempts per address. So two
 * hundred people behind one router who know their passwords do not lock each other out. A stranger's guesses never
 * count against a device that signed in before, which has its own counter. The counters are in the database, so that
 * all server processes share them.
 */
export class Attempts {
  private readonly limiters: Record<keyof typeof maxAttempts, RateLimiterPostgres>;

  constructor(private readonly pool: pg.Pool) {
    const limiter = (kind: keyof typeof maxAttempts) => newLimiter(pool, kind, maxAttempts[kind], windowSeconds);
    this.limiters = {
      pair: limiter('pair'),
      device: limiter('device'),
      address: limiter('address'),
      account: limiter('account'),
      code: limiter('code'),
    };
  }

  /**
   * Counts the attempt before it is made, so that concurrent attempts cannot exceed the limit together. Throws 429
   * above the limit.
   */
  async begin(kind: AttemptKind, { username, address, device }: AttemptOrigin): Promise<Attempt> {
    const addressKey = `${kind}:${networkOf(address)}`;
    const allKey = `${kind}:${accountKey(username)}`;
    const [counter, key] = device
      ? ([this.limiters.device, `${kind}:${accountKey(username)}:${device}`] as const)
      : ([this.limiters.pair, `${kind}:${accountKey(username)}:${networkOf(address)}`] as const);
    // Many people of an office sign in at nine o'clock. Sign-ins therefore only count per address when they fail.
    const isCrowded = kind === 'login';
    if (!device && isCrowded) refuseBeyond(await this.limiters.address.get(addressKey), maxAttempts.address);
    if (!device && !isCrowded) await consume(this.limiters.address, addressKey);
    await consume(counter, key);
    if (!device) await consume(this.limiters.account, allKey);
    return {
      failed: async () => {
        // Not refused here: the caller gets the reason of this failure, and the counter refuses the next attempt.
        if (!device && isCrowded) await this.limiters.address.penalty(addressKey);
      },
      succeeded: async () => {
        if (!device && !isCrowded) await this.limiters.address.reward(addressKey);
        if (!device) await this.limiters.account.reward(allKey);
        await counter.delete(key);
      },
      incomplete: async () => {
        if (!device && !isCrowded) await this.limiters.address.reward(addressKey);
        if (!device) await this.limiters.account.reward(allKey);
        await counter.reward(key);
      },
    };
  }

  /**
   * Counts a code of an account before it is checked, from any address and device, because the sender of a code already
   * knows the password or has a session. Throws 429 above the limit.
   */
  async beginCode(accountId: number): Promise<CodeAttempt> {
    const key = String(accountId);
    const { consumedPoints } = await consume(this.limiters.code, key);
    return {
      isLast: consumedPoints === maxAttempts.code,
      codeAccepted: async () => {
        await this.limiters.code.reward(key);
      },
    };
  }

  /** Clears the counter of an account's codes after its owner signed in with both factors. */
  async signedIn(accountId: number): Promise<void> {
    await this.limiters.code.delete(String(accountId));
  }

  /** Counts requests that cannot fail, such as requesting a mail, by account and by address. Throws 429. */
  async count(kind: AttemptKind, { username, address }: AttemptOrigin): Promise<void> {
    await consume(this.limiters.address, `${kind}:${networkOf(address)}`);
    await consume(this.limiters.pair, `${kind}:${accountKey(username)}:${networkOf(address)}`);
  }

  /** Counts an invalid link by the client's address; valid links are never counted. Throws 429. */
  async countInvalidLink(address: string): Promise<void> {
    await consume(this.limiters.address, `link:${networkOf(address)}`);
  }

  /** Clears the failed sign-ins of an account from all addresses, because its owner has just proved their identity. */
  async clearFailedSignIns(username: string): Promise<void> {
    const account = `login:${accountKey(username)}`;
    const keys = [`pair:${account}:%`, `device:${account}:%`, `account:${account}`];
    await this.pool.query('delete from rate_limit where key like any($1)', [keys]);
  }
}

/** Returns the key for an account: a hash, so that it has a fixed length and the table shows no e-mails. */
const accountKey = (username: string): string =>
  createHash('sha256').update(emailKey(username)).digest('hex').slice(0, 32);
