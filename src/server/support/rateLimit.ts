import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from './errors';
import { serverText } from './serverText';
import ipaddr from 'ipaddr.js';

/** Creates a counter in the table `rate_limit`; the cleanup job deletes expired rows. */
export const newLimiter = (pool: pg.Pool, keyPrefix: string, limit: number, duration: number): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: limit,
    duration,
  });

/** Counts one use of `key` and returns the number of uses. Throws 429 with Retry-After above the limit. */
export async function consume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooMany(refusal);
    throw refusal;
  }
}

/** Throws 429 if a counter has reached its limit. */
export function refuseBeyond(used: RateLimiterRes | null, limit: number): void {
  if (used && used.consumedPoints >= limit) throw tooMany(used);
}

function tooMany({ msBeforeNext }: RateLimiterRes): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new HttpError(429, serverText.tooManyAttempts(Math.ceil(seconds / 60)), undefined, {
    'retry-after': String(seconds),
  });
}

/**
 * Returns an IPv4 address, or the /64 of an IPv6 address: one customer gets a /64 and can change addresses within it
 * freely.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join('-') : parsed.toString();
}
