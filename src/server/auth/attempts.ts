import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { consume, newLimiter, refuseBeyond } from '../support/rateLimit';

const windowSeconds = 15 * 60;

/** What is tried: each has counters of its own. */
type Attempted = 'login' | 'password' | 'code' | 'forgot' | 'reset';

/** Who tries. A known device is one that signed in to the account before and carries its mark. */
interface Attempting {
  username: string;
  address: string;
  device?: string;
}

/** How often a thing may be tried in a quarter of an hour. An address may stand for a whole office behind one router. */
const points = { pair: 10, device: 30, address: 100 } as const;

/** An attempt that has begun: whoever made it says how it ended. */
export interface Attempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
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
    this.limiters = { pair: limiter('pair'), device: limiter('device'), address: limiter('address') };
  }

  /** Counts the attempt before it is made, so that many at once can't slip through together. Throws 429 beyond the limit. */
  async begin(what: Attempted, { username, address, device }: Attempting): Promise<Attempt> {
    const place = `${what}:${networkOf(address)}`;
    const [counter, key] = device
      ? ([this.limiters.device, `${what}:${nameOf(username)}:${device}`] as const)
      : ([this.limiters.pair, `${what}:${nameOf(username)}:${networkOf(address)}`] as const);
    // A whole office signs in at nine o'clock: there only failures count, after they happened. Nothing else is done by so many at once.
    const isCrowded = what === 'login';
    if (!device && isCrowded) refuseBeyond(await this.limiters.address.get(place), points.address);
    if (!device && !isCrowded) await consume(this.limiters.address, place);
    await consume(counter, key);
    return {
      failed: async () => {
        // Not refused here: whoever fails is told why, and the next attempt finds the counter.
        if (!device && isCrowded) await this.limiters.address.penalty(place);
      },
      succeeded: async () => {
        if (!device && !isCrowded) await this.limiters.address.reward(place);
        await counter.delete(key);
      },
    };
  }

  /** Counts what has no right or wrong, such as asking for a mail, by the account and by the address. Throws 429. */
  async count(what: Attempted, { username, address }: Attempting): Promise<void> {
    await consume(this.limiters.address, `${what}:${networkOf(address)}`);
    await consume(this.limiters.pair, `${what}:${nameOf(username)}:${networkOf(address)}`);
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

/** An IPv4 address, or the /64 of an IPv6 one: that is what one customer gets, and may change within at will. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join('-') : parsed.toString();
}
