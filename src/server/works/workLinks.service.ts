import { visitLinkPath, workLinkPath } from '../../contract/addresses';
import { limits } from '../../contract/limits';
import { hashToken, newToken } from '../accounts/session.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { LinkCaller } from '../policies/rows';
import { HttpError } from '../support/errors';
import { findLinkEnd, findUsableLink, insertLink, revokeLinksOf } from './workLinks.repository';
import { workText } from './workText';

/** 401: a link that has ended, was revoked or never was. All get the same answer, so that nobody learns which it is. */
export const linkEnded = (): HttpError =>
  new HttpError(401, workText.linkEnded, undefined, { 'www-authenticate': 'Link' });

/** Who comes by the link with this secret; undefined where it leads nowhere now. Asked with each call. */
export async function linkOfSecret(
  { pool }: Pick<Context, 'pool'>,
  secret: string,
): Promise<LinkCaller['user'] | undefined> {
  const link = await findUsableLink(pool, hashToken(secret));
  return link && { ...link, can_manage_email_settings: false };
}

/** Makes the link of a work order for its contractor, and ends the one before. Answers its path, whose secret is stored nowhere. */
export async function makeLink(
  tx: Executor,
  { workId, contractorId, createdBy }: { workId: number; contractorId: number; createdBy: number },
): Promise<string> {
  const secret = newToken();
  const expiresAt = new Date(Date.now() + limits.workLinkDays * 86_400_000);
  await revokeLinksOf(tx, workId);
  await insertLink(tx, { workId, contractorId, createdBy, tokenHash: hashToken(secret), expiresAt });
  return workLinkPath(secret);
}

/** Makes a link by which an account answers a visit without signing in. Answers its path, whose secret is stored nowhere but in the mail. */
export async function makeVisitLink(
  tx: Executor,
  { visitId, workId, accountId }: { visitId: number; workId: number; accountId: number },
): Promise<string> {
  const secret = newToken();
  const expiresAt = new Date(Date.now() + limits.workLinkDays * 86_400_000);
  await insertLink(tx, { visitId, workId, accountId, tokenHash: hashToken(secret), expiresAt });
  return visitLinkPath(secret);
}

/**
 * Makes a link by which the contractor answers a visit on the page of its work order, beside the one that staff made, which stays and with which
 * it ends. Answers its path; undefined where no such link leads there now: whoever was given none, or had it revoked, gets none by a mail.
 */
export async function makeWorkerLink(
  tx: Executor,
  { visitId, workId }: { visitId: number; workId: number },
): Promise<string | undefined> {
  const expiresAt = await findLinkEnd(tx, workId);
  if (!expiresAt) return undefined;
  const secret = newToken();
  await insertLink(tx, { visitId, workId, tokenHash: hashToken(secret), expiresAt });
  return workLinkPath(secret);
}

/** Ends the link of a work order, if it has one. */
export const endLink = revokeLinksOf;
