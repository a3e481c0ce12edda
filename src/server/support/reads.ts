import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './rateLimit';
import { HttpError } from './errors';
import { serverText } from './serverText';

/** A page of photos requests many files at once, and an office behind one router requests many pages. */
const filesForEachRead = 10;

/**
 * Limits reads per session, far above what a person reads and far below a script that copies everything. It counts in
 * this process only, because a read should not cost the database a write.
 */
export class Reads {
  private readonly sessions: RateLimiterMemory | undefined;
  private readonly addresses: RateLimiterMemory | undefined;

  /** Unknown codes of documents from one address: a person who mistypes needs few. */
  private readonly codes = new RateLimiterMemory({ points: 100, duration: 15 * 60 });

  /** 0 disables the limit. */
  constructor(perMinute: number) {
    if (perMinute === 0) return;
    this.sessions = new RateLimiterMemory({ points: perMinute, duration: 60 });
    this.addresses = new RateLimiterMemory({ points: perMinute * filesForEachRead, duration: 60 });
  }

  /** Counts a read of a session. Throws 429 with Retry-After above the limit. */
  countRead = (token: string): Promise<void> => count(this.sessions, token);

  /**
   * Counts a file per client address, because a signed address of a file has no session. Throws like {@link countRead}.
   */
  countFile = (address: string): Promise<void> => count(this.addresses, networkOf(address));

  /** Counts an unknown code of a document per client address; known ones are never counted. Throws like {@link countRead}. */
  countUnknownCode = (address: string): Promise<void> => count(this.codes, networkOf(address));
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
