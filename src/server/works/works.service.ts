import type { Static } from 'typebox';
import type { ClaimWorkEvent } from '../../contract/workEvents';
import type { workOperations } from '../../contract/works';
import type { WorkableClaim, WorkOrderDetail, WorkPhoto } from '../../contract/workShapes';
import {
  canEditWork,
  canLinkWork,
  canReassignWork,
  isToDo,
  openWorkStatuses,
  workMoveOf,
} from '../../contract/workStatus';
import { lockStaff } from '../claims/claimResponsible.service';
import { requireVisible } from '../claims/claims.service';
import { contractorEmail, lockActiveContractor } from '../contractors/contractors.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { toPhoto } from '../files/files.service';
import { mailWorkLink, mailWorkMove } from '../mail/workMails.service';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound, requireRules, requireVersion } from '../support/errors';
import { endVisitsAfterMove, reassignVisits } from '../visits/visitsOfWork.service';
import {
  findAsked,
  findWork,
  findWorkerName,
  insertWork,
  listWorkableClaims,
  lockWork,
  saveAskedPhotos,
  saveStatus,
  saveWork,
  lockClaims,
  lockClaimsOf,
  findOpenWorks,
  type WorkRow,
  type WorkValues,
} from './works.repository';
import { addWorkEvent, listClaimWorkEvents } from './workEvents.repository';
import { revokeLinksOf } from './workLinks.repository';
import { makeLink, makeWorkerLink } from './workLinks.service';
import { workText } from './workText';

type Body = Static<typeof workOperations.createWork.body>;
type Edit = Static<typeof workOperations.updateWork.body>;

/** Returns one work order. Throws 404 if it is unknown or not visible to the caller. */
export async function getWork(context: Context, caller: Caller, id: number): Promise<WorkOrderDetail> {
  const work = await findWork(context, caller, id);
  if (!work) throw notFound(workText.unknown);
  return {
    ...work,
    photos: work.photos.map((photo) => toWorkPhoto(photo, context)),
    asked_photos: work.asked_photos.map((photo) => toPhoto(photo, context)),
  };
}

/**
 * Returns the events of the work orders of a claim, oldest first. Throws 404 if the claim is unknown or not visible to
 * the caller.
 */
export async function findClaimWorkEvents(
  context: Context,
  caller: Caller,
  claimId: number,
): Promise<ClaimWorkEvent[]> {
  await requireVisible(context.db, caller, claimId);
  return listClaimWorkEvents(context, caller, claimId);
}

/** Converts a photo of a work order to the contract's shape. */
export const toWorkPhoto = (photo: WorkRow['photos'][number], context: Context): WorkPhoto => ({
  ...toPhoto(photo, context),
  kind: photo.kind,
  at: photo.at,
});

/**
 * Creates a work order. Throws 422 if the contractor or assignee, or a claim, does not exist; 409 if one of its claims is
 * in an open work order that the caller does not name.
 */
export async function createWork(context: Context, caller: Caller, body: Body, once: Once): Promise<WorkOrderDetail> {
  const id = await createOnce(context.db, once, async (tx) => {
    await requireWorker(tx, body);
    if (!(await lockClaims(tx, caller, body.claim_ids)))
      requireRules([{ field: 'claim_ids', message: workText.unknownClaim }]);
    await requireKnownOpenWorks(tx, body.claim_ids, body.known_open_works);
    const created = await insertWork(tx, { ...toColumns(body), createdBy: caller.user.id }, body.claim_ids);
    await savePhotos(tx, created, body.photo_ids);
    await addWorkEvent(tx, created, { what: 'created', accountId: caller.user.id });
    const { contractor_id: contractorId, mail_link: isMailed } = body;
    const email = isMailed && contractorId ? await contractorEmail(tx, contractorId) : undefined;
    if (contractorId && email) await mailNewLink(context, tx, caller, { workId: created, contractorId }, email);
    return created;
  });
  return getWork(context, caller, id);
}

/**
 * Edits a work order. If one that was refused, or accepted by a contractor who is inactive now, is given to someone else,
 * it is requested again. Throws 404, 422, and 409 if another user edited it since `version`, its status does not allow
 * it, or one of its claims is in another open work order that the caller does not name.
 */
export async function updateWork(context: Context, caller: Caller, id: number, body: Edit): Promise<WorkOrderDetail> {
  await context.db.transaction(async (tx) => {
    const current = await lockWork(tx, caller, id);
    if (!current) throw notFound(workText.unknown);
    requireVersion(current.version, body.version);
    if (!canEditWork(current.status)) throw conflict(workText.closed);
    const values = toColumns(body);
    const isOther = values.contractorId !== current.contractorId || values.assigneeId !== current.assigneeId;
    const isLeft = isOther && isToDo(current.status) && !(await hasActiveWorker(tx, current.contractorId));
    if (isOther && !isLeft && !canReassignWork(current.status)) throw conflict(workText.workerFixed, 'contractor_id');
    if (isOther) {
      await requireWorker(tx, body);
      await revokeLinksOf(tx, id);
      await reassignVisits(tx, id, { contractorId: body.contractor_id, assigneeId: body.assignee_id ?? null });
    }
    const formerName = isOther ? await findWorkerName(tx, id) : '';
    await saveWork(tx, id, { ...values, version: current.version + 1 });
    await savePhotos(tx, id, body.photo_ids);
    const note = isOther ? workText.reassigned(formerName, await findWorkerName(tx, id)) : undefined;
    await addWorkEvent(tx, id, { what: 'changed', note, accountId: caller.user.id });
    if (isOther && (current.status === 'refused' || (isLeft && current.status === 'accepted'))) {
      if (current.status === 'refused') await requireKnownOpenWorksOf(tx, id, body.known_open_works);
      await saveStatus(tx, id, 'asked');
      await addWorkEvent(tx, id, { what: 'ask', accountId: caller.user.id });
    }
    const email =
      isOther && body.mail_link && body.contractor_id ? await contractorEmail(tx, body.contractor_id) : undefined;
    if (email && body.contractor_id && canLinkWork(isLeft || current.status === 'refused' ? 'asked' : current.status))
      await mailNewLink(context, tx, caller, { workId: id, contractorId: body.contractor_id }, email);
  });
  return getWork(context, caller, id);
}

/**
 * Moves a work order to another status; a contractor whose work order is returned or cancelled gets a mail. Throws 404,
 * and 409 if its status does not allow the move, if it is requested again from an inactive contractor, or if one of its
 * claims is in another open work order that the caller does not name.
 */
export async function moveWork(
  context: Context,
  caller: Caller,
  id: number,
  { move, note, known_open_works: known }: Static<typeof workOperations.moveWork.body>,
): Promise<WorkOrderDetail> {
  await context.db.transaction(async (tx) => {
    const current = await lockWork(tx, caller, id);
    if (!current) throw notFound(workText.unknown);
    const { from, to } = workMoveOf(move);
    if (!from.includes(current.status)) throw conflict(workText.moved(move));
    if (move === 'ask' && !(await hasActiveWorker(tx, current.contractorId))) throw conflict(workText.inactive);
    if (!openWorkStatuses.includes(current.status) && openWorkStatuses.includes(to))
      await requireKnownOpenWorksOf(tx, id, known);
    await saveStatus(tx, id, to);
    if (to === 'cancelled') await revokeLinksOf(tx, id);
    await endVisitsAfterMove(context, tx, id, move);
    const reason = note?.trim();
    await addWorkEvent(tx, id, { what: move, note: reason, accountId: caller.user.id });
    if (move === 'return' || move === 'cancel') await mailMove(context, tx, current, { move, reason: reason ?? '' });
  });
  return getWork(context, caller, id);
}

/**
 * Mails the contractor of a work order, if there is one with an e-mail, that it was returned or cancelled. A returned
 * one has a link, if the contractor has a valid link.
 */
async function mailMove(
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
    if (!(await hasActiveWorker(tx, contractorId))) throw conflict(workText.linkInactive);
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
async function mailNewLink(
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

const toColumns = ({ contractor_id, assignee_id, instructions, price }: Edit): WorkValues => ({
  contractorId: contractor_id ?? null,
  assigneeId: assignee_id ?? null,
  instructions: instructions.trim(),
  price: price || null,
});

/** Sets the photos of its claims that a work order shows. Throws 422 if one does not belong to its claims. */
async function savePhotos(tx: Executor, id: number, photoIds: number[] | undefined): Promise<void> {
  if (photoIds && !(await saveAskedPhotos(tx, id, photoIds)))
    requireRules([{ field: 'photo_ids', message: workText.unknownPhoto }]);
}

/** Returns claims that a work order can be for, with their photos if they are requested by id. */
export async function findWorkableClaims(
  context: Context,
  caller: Caller,
  query: Parameters<typeof listWorkableClaims>[2],
): Promise<WorkableClaim[]> {
  const rows = await listWorkableClaims(context, caller, query);
  return rows.map((row) => ({ ...row, photos: row.photos.map((photo) => toPhoto(photo, context)) }));
}

/** Whether the contractor of a work order is active, locked until the transaction ends; true if staff do the work. */
const hasActiveWorker = async (tx: Executor, contractorId: number | null): Promise<boolean> =>
  contractorId === null || lockActiveContractor(tx, contractorId);

/**
 * Throws 409 if a claim is in an open work order that is not among the known ones, and says who has it: two people must
 * not send two contractors for the same claim without knowing. The claims must be locked.
 */
async function requireKnownOpenWorks(
  tx: Executor,
  claimIds: number[],
  known: number[] = [],
  ownId?: number,
): Promise<void> {
  const works = await findOpenWorks(tx, claimIds);
  const unknown = works.filter(({ id }) => id !== ownId && !known.includes(id));
  if (unknown.length > 0) throw conflict(unknown.map(workText.alreadyOpen).join(' '), 'known_open_works');
}

/** Locks the claims of a work order and requires that their other open work orders are known. */
async function requireKnownOpenWorksOf(tx: Executor, id: number, known: number[] | undefined): Promise<void> {
  await requireKnownOpenWorks(tx, await lockClaimsOf(tx, id), known, id);
}

async function requireWorker(
  tx: Executor,
  { contractor_id: contractorId, assignee_id: assigneeId }: Edit,
): Promise<void> {
  if (contractorId && !(await lockActiveContractor(tx, contractorId)))
    requireRules([{ field: 'contractor_id', message: workText.noContractor }]);
  if (assigneeId && (await lockStaff(tx, [assigneeId])).length === 0)
    requireRules([{ field: 'assignee_id', message: workText.noAssignee }]);
}
