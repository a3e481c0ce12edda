import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context';

/** How long a device stays known after its last sign-in, in seconds. */
export const deviceSeconds = 180 * 86_400;

/** The cookie by which a browser shows that it signed in to an account before. It is no credential: it only has a counter of its own. */
export const deviceCookie = (accountId: number): string => `posventa_device_${accountId}`;

const sign = ({ fileSecret }: Pick<Context, 'fileSecret'>, accountId: number, nonce: string): string =>
  createHmac('sha256', fileSecret).update(`device:${accountId}:${nonce}`).digest('base64url');

/** A mark for a device that has just signed in. */
export function newDevice(context: Pick<Context, 'fileSecret'>, accountId: number): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${sign(context, accountId, nonce)}`;
}

/** The device that a mark names; undefined where we did not sign it for this account. */
export function deviceOf(
  context: Pick<Context, 'fileSecret'>,
  accountId: number,
  mark: string | undefined,
): string | undefined {
  const [nonce = '', signature = ''] = (mark ?? '').split('.');
  const expected = Buffer.from(sign(context, accountId, nonce));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined;
}
