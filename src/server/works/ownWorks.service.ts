/** The list of a contractor's open work orders, by a link of its own. */
import { workLinkPath, workListPath } from '../../contract/addresses';
import { limits } from '../../contract/limits';
import type { OwnWorkList } from '../../contract/ownWorks';
import { hashToken, newToken } from '../accounts/session.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { LinkCaller } from '../policies/rows';
import { notFound } from '../support/errors';
import { companyOfLinks } from './ownWork.service';
import {
  findListContractor,
  findListedWorks,
  insertListLink,
  lockListedWork,
  revokeListLink,
  saveListOpened,
} from './ownWorks.repository';
import { insertLink } from './workLinks.repository';
import { linkEnded } from './workLinks.service';
import { workText } from './workText';

/** Returns the list of a link, and marks the link as opened. Throws 401 if it is not valid now. */
export async function openOwnWorks(context: Context, caller: LinkCaller): Promise<OwnWorkList> {
  const contractor = await findListContractor(context.db, caller);
  if (!contractor) throw linkEnded();
  const works = await findListedWorks(context, caller);
  await saveListOpened(context.db, caller.user.id);
  return { contractor: contractor.name, company: await companyOfLinks(context), works };
}

/** Creates a link to a work order of the list; it ends with the list's. Throws 401, and 404 if it is not in the list. */
export async function linkOwnWork(context: Context, caller: LinkCaller, id: number): Promise<{ path: string }> {
  return context.db.transaction(async (tx) => {
    const contractor = await findListContractor(tx, caller);
    if (!contractor) throw linkEnded();
    if (!(await lockListedWork(tx, caller, id))) throw notFound(workText.unknown);
    const secret = newToken();
    const { id: mailedContractorId, expiresAt } = contractor;
    const ends = { expiresAt: new Date(expiresAt), listLinkId: caller.user.id };
    await insertLink(tx, { workId: id, mailedContractorId, tokenHash: hashToken(secret), ...ends });
    return { path: workLinkPath(secret) };
  });
}

/** Creates the link of a contractor's list, and revokes the previous one. Returns its path; the secret is not stored. */
export async function makeListLink(tx: Executor, contractorId: number, createdBy: number): Promise<string> {
  const secret = newToken();
  await revokeListLink(tx, contractorId);
  const expiresAt = new Date(Date.now() + limits.workLinkDays * 86_400_000);
  await insertListLink(tx, { contractorId, createdBy, tokenHash: hashToken(secret), expiresAt });
  return workListPath(secret);
}

export { revokeListLink } from './ownWorks.repository';
