import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { findAccount, type AccountRecord } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { RequestClient } from '../plugins/operationTypes';

/** How long a device stays known after its last sign-in, in seconds. */
const deviceSeconds = 180 * 86_400;

/** The cookie by which a browser shows that it signed in to an account before. It is no credential: it only has a counter of its own. */
export const deviceCookie = (accountId: number): string => `posventa_device_${accountId}`;

type Owner = Pick<AccountRecord, 'id' | 'deviceEpoch'>;

/** With the account's epoch, so that a new password or factor ends all marks: see `forgetDevices`. */
const sign = ({ fileSecret }: Pick<Context, 'fileSecret'>, { id, deviceEpoch }: Owner, nonce: string): string =>
  createHmac('sha256', fileSecret).update(`device:${id}:${deviceEpoch}:${nonce}`).digest('base64url');

/** Leaves a mark on the device of a session that was opened, or that goes on after all others were forgotten. */
export async function rememberDevice(context: Context, accountId: number, client: RequestClient): Promise<void> {
  const owner = await findAccount(context.db, { id: accountId });
  if (!owner) return;
  const nonce = randomBytes(12).toString('base64url');
  client.setCookie(deviceCookie(accountId), `${nonce}.${sign(context, owner, nonce)}`, deviceSeconds);
}

/** The device that a mark names; undefined where we did not sign it for this account, or it has ended since. */
export function deviceOf(
  context: Pick<Context, 'fileSecret'>,
  owner: Owner,
  mark: string | undefined,
): string | undefined {
  const [nonce = '', signature = ''] = (mark ?? '').split('.');
  const expected = Buffer.from(sign(context, owner, nonce));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined;
}
