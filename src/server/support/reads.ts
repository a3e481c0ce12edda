import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './rateLimit';
import { HttpError } from './errors';
import { serverText } from './serverText';

/** A page of photos asks for many files at once, and an office behind one router for many pages. */
const filesForEachRead = 10;

/**
 * Counts what is read: far more than a person reads, far less than a script that copies everything. In this process alone,
 * because a read should cost the database no write.
 */
export class Reads {
  private readonly sessions: RateLimiterMemory | undefined;
  private readonly addresses: RateLimiterMemory | undefined;

  /** 0 counts nothing. */
  constructor(perMinute: number) {
    if (perMinute === 0) return;
    this.sessions = new RateLimiterMemory({ points: perMinute, duration: 60 });
    this.addresses = new RateLimiterMemory({ points: perMinute * filesForEachRead, duration: 60 });
  }

  /** Counts a read of a session. Throws 429 with Retry-After beyond the allowance. */
  countRead = (token: string): Promise<void> => count(this.sessions, token);

  /** Counts a file for an address: a signed address of a file bears no session. Throws as {@link countRead} does. */
  countFile = (address: string): Promise<void> => count(this.addresses, networkOf(address));
}

async function count(limiter: RateLimiterMemory | undefined, key: string): Promise<void> {
  try {
    await limiter?.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new HttpError(429, serverText.tooManyReads(seconds), undefined, { 'retry-after': String(seconds) });
  }
}
