import type { Static } from 'typebox';
import type { WorkOrderDetail } from '../../contract/workShapes';
import type { workOperations } from '../../contract/works';
import {
  canEditWork,
  canLinkWork,
  canReassignWork,
  isToDo,
  openWorkStatuses,
  workMoveOf,
} from '../../contract/workStatus';
import { lockStaff } from '../claims/claimResponsible.service';
import { contractorEmail, lockActiveContractor } from '../contractors/contractors.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { conflict, notFound, requireRules, requireVersion } from '../support/errors';
import { endVisitsAfterMove, reassignVisits } from '../visits/visitsOfWork.service';
import { mailMove, mailNewLink } from './contractorLinks.service';
import { getWork } from './readWorks.service';
import { lockClaims, lockClaimsOf, saveAskedPhotos } from './workClaims.repository';
import { addWorkEvent } from './workEvents.repository';
import { revokeLinksOf } from './workLinks.repository';
import {
  findOpenWorks,
  findWorkerName,
  insertWork,
  lockWork,
  saveDone,
  saveStatus,
  saveStuck,
  saveWork,
  type WorkValues,
} from './works.repository';
import { workText } from './workText';

type Body = Static<typeof workOperations.createWork.body>;
type Edit = Static<typeof workOperations.updateWork.body>;

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
    await saveStuck(tx, id, null);
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
    await saveStuck(tx, id, null);
    if (move === 'finish') await saveDone(tx, id, null, new Date());
    else if (move !== 'verify') await saveDone(tx, id, null, null);
    if (to === 'cancelled') await revokeLinksOf(tx, id);
    await endVisitsAfterMove(context, tx, id, move);
    const reason = note?.trim();
    await addWorkEvent(tx, id, { what: move, note: reason, accountId: caller.user.id });
    if (move === 'return' || move === 'cancel') await mailMove(context, tx, current, { move, reason: reason ?? '' });
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
