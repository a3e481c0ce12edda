import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { mailSecurityChange } from '../accounts/accountMails';
import type { AccountRecord } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { account, recoveryCode } from '../database/schema';
import type { SessionUser } from '../policies/actor';
import { brokenRule, conflict } from '../support/errors';
import { authText } from './authText';

const recoveryCodes = 10;
/** Letters and digits that are not taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const totpOf = (username: string, secret: Secret | string): TOTP =>
  new TOTP({ issuer: authText.issuer, label: username, secret });
const hashCode = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('hex');
const wrongCode = () => brokenRule([{ field: 'code', message: authText.codeWrong }]);

/** Begins to turn the second factor on: a new secret, for the person's application to take. Throws 409 where it is on. */
export async function beginSecondFactor({ db }: Context, user: SessionUser): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 });
  const begun = await db
    .update(account)
    .set({ totpSecret: secret.base32, totpStep: null })
    .where(and(eq(account.id, user.id), isNull(account.totpEnabledAt)))
    .returning({ id: account.id });
  if (begun.length === 0) throw conflict(authText.alreadyOn);
  return { secret: secret.base32, uri: totpOf(user.username, secret).toString() };
}

/** Turns it on with a first code, and answers the recovery codes, which are shown this once. Throws 409 and 422. */
export async function confirmSecondFactor(context: Context, user: SessionUser, code: string): Promise<string[]> {
  return context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(account).where(eq(account.id, user.id)).for('update');
    if (row!.totpEnabledAt) throw conflict(authText.alreadyOn);
    if (!row!.totpSecret) throw conflict(authText.noSetup);
    if (!(await takeTotp(tx, row!, code))) throw wrongCode();
    await tx.update(account).set({ totpEnabledAt: new Date() }).where(eq(account.id, user.id));
    await mailSecurityChange(context, tx, user.username, 'secondFactorOn');
    return renewRecoveryCodes(tx, user.id);
  });
}

/** Turns it off; a code, or a recovery code, proves who asks. Throws 409 and 422. */
export async function disableSecondFactor(context: Context, user: SessionUser, code: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(account).where(eq(account.id, user.id)).for('update');
    if (!row!.totpEnabledAt) throw conflict(authText.notOn);
    if (!(await takeCode(tx, row!, code))) throw wrongCode();
    await removeSecondFactor(context, tx, row!);
  });
}

/** Takes the second factor from an account, for its owner or for whoever runs the server, and tells the owner. */
export async function removeSecondFactor(
  context: Context,
  tx: Executor,
  { id, username }: Pick<AccountRecord, 'id' | 'username'>,
): Promise<void> {
  await tx.update(account).set({ totpSecret: null, totpEnabledAt: null, totpStep: null }).where(eq(account.id, id));
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, id));
  await mailSecurityChange(context, tx, username, 'secondFactorOff');
}

type Factor = Pick<AccountRecord, 'id' | 'username' | 'totpSecret'>;

/** Whether `code` is a present code of the account or one of its recovery codes, each of which works once. */
export const takeCode = async (db: Executor, owner: Factor, code: string): Promise<boolean> =>
  (await takeTotp(db, owner, code)) || takeRecoveryCode(db, owner.id, code);

async function takeTotp(db: Executor, { id, username, totpSecret }: Factor, code: string): Promise<boolean> {
  const token = code.replace(/\s/g, '');
  if (!totpSecret || !/^\d{6}$/.test(token)) return false;
  const totp = totpOf(username, totpSecret);
  // A step before and after: clocks differ.
  const delta = totp.validate({ token, window: 1 });
  if (delta === null) return false;
  const step = totp.counter() + delta;
  const taken = await db
    .update(account)
    .set({ totpStep: step })
    .where(and(eq(account.id, id), or(isNull(account.totpStep), lt(account.totpStep, step))))
    .returning({ id: account.id });
  return taken.length > 0;
}

async function takeRecoveryCode(db: Executor, accountId: number, code: string): Promise<boolean> {
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, hashCode(code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ id: recoveryCode.accountId });
  return used.length > 0;
}

async function renewRecoveryCodes(tx: Executor, accountId: number): Promise<string[]> {
  const letters = (count: number) => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
  const codes = Array.from({ length: recoveryCodes }, () => `${letters(5)}-${letters(5)}`);
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx.insert(recoveryCode).values(codes.map((code) => ({ accountId, codeHash: hashCode(code) })));
  return codes;
}
