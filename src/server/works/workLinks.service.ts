import { visitLinkPath, workLinkPath } from '../../contract/addresses';
import { limits } from '../../contract/limits';
import { hashToken, newToken } from '../accounts/session.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { LinkCaller } from '../policies/rows';
import { HttpError } from '../support/errors';
import { findLinkEnd, findUsableLink, insertLink, revokeLinksOf } from './workLinks.repository';
import { workText } from './workText';

/** 401: a link that is expired, revoked or unknown. All get the same response, so that it does not reveal which. */
export const linkEnded = (): HttpError =>
  new HttpError(401, workText.linkEnded, undefined, { 'www-authenticate': 'Link' });

/** Returns the caller of the link with this secret; undefined if it is not valid now. Checked with each call. */
export async function linkOfSecret(
  { pool }: Pick<Context, 'pool'>,
  secret: string,
): Promise<LinkCaller['user'] | undefined> {
  const link = await findUsableLink(pool, hashToken(secret));
  return link && { ...link, can_manage_email_settings: false };
}

/** For contractors: ends their links at once when they are deactivated. */
export { revokeLinksOfContractor } from './workLinks.repository';

/**
 * Creates the contractor's link of a work order, and revokes the previous one. Returns its path, whose secret is not
 * stored.
 */
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

/**
 * Creates a link by which an account responds to a visit without signing in. Returns its path, whose secret only the
 * mail contains.
 */
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
 * Creates a link by which the contractor opens its work order from a mail about a visit or about the work order. It
 * exists beside the link that staff created, and expires with it. Returns its path; undefined if no such link is valid
 * now, because a contractor whose link was never created or was revoked must not get one by mail.
 */
export async function makeWorkerLink(
  tx: Executor,
  workId: number,
  mailedFor: { visitId: number } | { mailedContractorId: number },
): Promise<string | undefined> {
  const expiresAt = await findLinkEnd(tx, workId);
  if (!expiresAt) return undefined;
  const secret = newToken();
  await insertLink(tx, { workId, ...mailedFor, tokenHash: hashToken(secret), expiresAt });
  return workLinkPath(secret);
}
