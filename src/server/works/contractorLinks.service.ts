/** The link and the mails by which a contractor gets to a work order. */
import type { Static } from 'typebox';
import type { WorkOrderDetail } from '../../contract/workShapes';
import type { workOperations } from '../../contract/works';
import { canLinkWork } from '../../contract/workStatus';
import { contractorEmail, lockActiveContractor } from '../contractors/contractors.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailWorkLink, mailWorkMove } from '../mail/workMails.service';
import type { Caller } from '../policies/rows';
import { brokenRule, conflict, notFound } from '../support/errors';
import { getWork } from './readWorks.service';
import { revokeLinksOf } from './workLinks.repository';
import { makeLink, makeWorkerLink } from './workLinks.service';
import { findAsked, lockWork } from './works.repository';
import { workText } from './workText';

/**
 * Creates the contractor's link of a work order and mails it if requested. Throws 404; 409 if a staff member does the
 * work, its status needs no link or the contractor is inactive; 422 if the mail has no recipient.
 */
export async function createWorkLink(
  context: Context,
  caller: Caller,
  id: number,
  { mail: isMailed }: Static<typeof workOperations.createWorkLink.body>,
) {
  const { path, email } = await context.db.transaction(async (tx) => {
    const current = await lockWork(tx, caller, id);
    if (!current) throw notFound(workText.unknown);
    const { contractorId, status } = current;
    if (!contractorId) throw conflict(workText.linkForStaff);
    if (!canLinkWork(status)) throw conflict(workText.linkClosed);
    // Locked, so that a link is not created while the contractor is being deactivated.
    if (!(await lockActiveContractor(tx, contractorId))) throw conflict(workText.linkInactive);
    if (!isMailed)
      return { path: await makeLink(tx, { workId: id, contractorId, createdBy: caller.user.id }), email: null };
    const contractor = await contractorEmail(tx, contractorId);
    if (!contractor) throw brokenRule([{ field: 'mail', message: workText.linkNoEmail }]);
    return {
      path: await mailNewLink(context, tx, caller, { workId: id, contractorId }, contractor),
      email: contractor,
    };
  });
  return { address: `${context.publicUrl()}${path}`, mailed_to: email, work: await getWork(context, caller, id) };
}

/** Creates a link and mails it, within a transaction; returns its path. */
export async function mailNewLink(
  context: Context,
  tx: Executor,
  { user }: Caller,
  { workId, contractorId }: { workId: number; contractorId: number },
  email: string,
): Promise<string> {
  const path = await makeLink(tx, { workId, contractorId, createdBy: user.id });
  await mailWorkLink(context, tx, { ...(await findAsked(tx, workId)), id: workId, email, path });
  return path;
}

/** Revokes the link of a work order immediately. Throws 404. */
export async function revokeWorkLink(context: Context, caller: Caller, id: number): Promise<WorkOrderDetail> {
  await context.db.transaction(async (tx) => {
    if (!(await lockWork(tx, caller, id))) throw notFound(workText.unknown);
    await revokeLinksOf(tx, id);
  });
  return getWork(context, caller, id);
}

/**
 * Mails the contractor of a work order, if there is one with an e-mail, that it was returned or cancelled. A returned
 * one has a link, if the contractor has a valid link.
 */
export async function mailMove(
  context: Context,
  tx: Executor,
  { id, contractorId }: { id: number; contractorId: number | null },
  { move, reason }: { move: 'return' | 'cancel'; reason: string },
): Promise<void> {
  const email = contractorId ? await contractorEmail(tx, contractorId) : undefined;
  if (!contractorId || !email) return;
  const path = move === 'return' ? await makeWorkerLink(tx, id, { mailedContractorId: contractorId }) : undefined;
  const { places } = await findAsked(tx, id);
  await mailWorkMove(context, tx, { id, email, move, reason, places, path });
}
