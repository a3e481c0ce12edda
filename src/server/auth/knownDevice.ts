import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { findAccount, type AccountRecord } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { RequestClient } from '../plugins/operationTypes';

/** Seconds for which a device stays known after its last sign-in. */
const deviceSeconds = 180 * 86_400;

/**
 * Name of the cookie that shows that a browser signed in to an account before. It is not a credential: it only selects
 * a separate counter.
 */
export const deviceCookie = (accountId: number): string => `posventa_device_${accountId}`;

type Owner = Pick<AccountRecord, 'id' | 'deviceEpoch'>;

/**
 * Includes the account's epoch, so that a new password or factor invalidates all device cookies: see `forgetDevices`.
 */
const sign = ({ fileSecret }: Pick<Context, 'fileSecret'>, { id, deviceEpoch }: Owner, nonce: string): string =>
  createHmac('sha256', fileSecret).update(`device:${id}:${deviceEpoch}:${nonce}`).digest('base64url');

/**
 * Sets the cookie of a known device, after a sign-in or for a session that stays open after all devices were forgotten.
 */
export async function rememberDevice(context: Context, accountId: number, client: RequestClient): Promise<void> {
  const owner = await findAccount(context.db, { id: accountId });
  if (!owner) return;
  const nonce = randomBytes(12).toString('base64url');
  client.setCookie(deviceCookie(accountId), `${nonce}.${sign(context, owner, nonce)}`, deviceSeconds);
}

/**
 * Returns the device of a cookie; undefined if the server did not sign it for this account, or it is no longer valid.
 */
export function deviceOf(
  context: Pick<Context, 'fileSecret'>,
  owner: Owner,
  cookie: string | undefined,
): string | undefined {
  const [nonce = '', signature = ''] = (cookie ?? '').split('.');
  const expected = Buffer.from(sign(context, owner, nonce));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected) ? nonce : undefined;
}
