import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { mailSecurityChange } from '../accounts/accountMails.service';
import { lockAccount, saveAccount, type AccountRecord } from '../accounts/accounts.service';
import { hashPassword, passwordMatches } from '../accounts/passwords.service';
import { forgetDevices } from '../accounts/session.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { SessionUser } from '../policies/actor';
import { brokenRule, conflict } from '../support/errors';
import { authText } from './authText';
import {
  replaceRecoveryCodes,
  storeSecret,
  consumeRecoveryCode,
  acceptStep,
  unusedRecoveryCodes,
} from './secondFactor.repository';

const recoveryCodeCount = 10;
/** Characters before and after a recovery code's hyphen. */
const halfLength = 5;
/** Letters and digits that are not easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const totpOf = (username: string, secret: Secret | string): TOTP =>
  new TOTP({ issuer: authText.issuer, label: username, secret });
/** Normalises a code before hashing: people write it with spaces, in capitals, or without its hyphen. */
const normalizeCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
const wrongCode = () => brokenRule([{ field: 'code', message: authText.codeWrong }]);

/**
 * Starts enabling the second factor: returns a new secret for the user's authenticator app. Throws 409 if it is already
 * on.
 */
export async function beginSecondFactor({ db }: Context, user: SessionUser): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 });
  if (!(await storeSecret(db, user.id, secret.base32))) throw conflict(authText.alreadyOn);
  return { secret: secret.base32, uri: totpOf(user.username, secret).toString() };
}

/**
 * Counts a code before `check` verifies it, and mails the owner after the last wrong code of the window. Every call that
 * accepts a code uses this function. Returns the result of `check`. Throws 429.
 */
export async function countCode<T>(
  context: Context,
  { id, username }: Pick<AccountRecord, 'id' | 'username'>,
  check: () => Promise<T | false>,
): Promise<T | false> {
  const attempt = await context.attempts.beginCode(id);
  const result = await check();
  if (result !== false) await attempt.codeAccepted();
  else if (attempt.isLast) {
    context.log.warn({ user: id }, 'Codes of an account are refused for some minutes, because too many were wrong.');
    await context.db.transaction((tx) => mailSecurityChange(context, tx, username, 'codesGuessed'));
  }
  return result;
}

/**
 * Enables the second factor with a first code. Returns the recovery codes, which are shown only this once. Throws 409,
 * 422 and 429.
 */
export async function confirmSecondFactor(context: Context, user: SessionUser, code: string): Promise<string[]> {
  const codes = await countCode(context, user, () =>
    context.db.transaction(async (tx) => {
      const row = await lockAccount(tx, { id: user.id });
      if (row?.totpEnabledAt) throw conflict(authText.alreadyOn);
      if (!row?.totpSecret) throw conflict(authText.noSetup);
      if (!(await acceptTotp(tx, row, code))) return false;
      await saveAccount(tx, user.id, { totpEnabledAt: new Date() });
      await forgetDevices(tx, user.id);
      await mailSecurityChange(context, tx, user.username, 'secondFactorOn');
      return renewRecoveryCodes(tx, user.id);
    }),
  );
  if (!codes) throw wrongCode();
  return codes;
}

/**
 * Disables the second factor; requires a code or a recovery code. Throws 409 and 422, and 429, because an open session
 * must not allow guessing codes.
 */
export async function disableSecondFactor(context: Context, user: SessionUser, code: string): Promise<void> {
  const isRight = await countCode(context, user, () =>
    context.db.transaction(async (tx) => {
      const row = await lockAccount(tx, { id: user.id });
      if (!row?.totpEnabledAt) throw conflict(authText.notOn);
      if (!(await acceptCode(tx, row, code))) return false;
      await removeSecondFactor(context, tx, row);
      return true;
    }),
  );
  if (!isRight) throw wrongCode();
}

/** Disables the second factor of an account, for its owner or for the operator, and mails the owner. */
export async function removeSecondFactor(
  context: Context,
  tx: Executor,
  { id, username }: Pick<AccountRecord, 'id' | 'username'>,
): Promise<void> {
  await saveAccount(tx, id, { totpSecret: null, totpEnabledAt: null, totpStep: null });
  await replaceRecoveryCodes(tx, id, []);
  await forgetDevices(tx, id);
  await mailSecurityChange(context, tx, username, 'secondFactorOff');
}

type Factor = Pick<AccountRecord, 'id' | 'username' | 'totpSecret'>;

/** Whether `code` is a current code of the account or one of its recovery codes, each of which works once. */
export const acceptCode = async (db: Executor, owner: Factor, code: string): Promise<boolean> =>
  (await acceptTotp(db, owner, code)) || acceptRecoveryCode(db, owner.id, code);

async function acceptTotp(db: Executor, { id, username, totpSecret }: Factor, code: string): Promise<boolean> {
  const token = code.replace(/\s/g, '');
  if (!totpSecret || !/^\d{6}$/.test(token)) return false;
  const totp = totpOf(username, totpSecret);
  // Accepts one step before and after, because clocks differ.
  const delta = totp.validate({ token, window: 1 });
  if (delta === null) return false;
  return acceptStep(db, id, totp.counter() + delta);
}

async function acceptRecoveryCode(db: Executor, accountId: number, code: string): Promise<boolean> {
  const normalized = normalizeCode(code);
  // A code of another length is refused without hashing.
  if (normalized.length !== 2 * halfLength) return false;
  for (const codeHash of await unusedRecoveryCodes(db, accountId))
    if (await passwordMatches(normalized, codeHash)) return consumeRecoveryCode(db, accountId, codeHash);
  return false;
}

/**
 * Recovery codes are short enough to type, so they are hashed like passwords: a reader of the table could otherwise try
 * all of them.
 */
async function renewRecoveryCodes(tx: Executor, accountId: number): Promise<string[]> {
  const half = () => Array.from({ length: halfLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const codes = Array.from({ length: recoveryCodeCount }, () => `${half()}-${half()}`);
  await replaceRecoveryCodes(tx, accountId, await Promise.all(codes.map((code) => hashPassword(normalizeCode(code)))));
  return codes;
}
