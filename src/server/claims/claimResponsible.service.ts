import type { ClaimAssignment } from '../../contract/claimResponsible';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailAssigned } from '../mail/assignedMails.service';
import type { SessionUser } from '../policies/actor';
import type { Caller } from '../policies/rows';
import { brokenRule, conflict } from '../support/errors';
import { assignmentOf } from './claimAssignment';
import { change } from './claimChange.service';
import { assignedBy, findResponsible, lockStaff, passOn, type StaffRow } from './claimResponsible.repository';
import { lastChange, type ClaimRecord } from './claims.repository';
import { claimText } from './claimText';

/**
 * Makes somebody responsible for a claim, or nobody, and mails whoever becomes it by the act of another. Throws 422 where that is no active
 * account of staff, 409 where it is neither `seen` any more (undefined: not sent) nor what is asked for (a call whose answer was lost can be
 * sent again), and 404.
 */
export function assignClaim(
  context: Context,
  caller: Caller,
  id: number,
  responsibleId: number | null,
  seen: number | null | undefined,
): Promise<ClaimAssignment> {
  return context.db.transaction(async (tx) => {
    const person = await requireAssignee(tx, responsibleId);
    let isNews = false;
    const { type } = await change(tx, caller, id, async (current) => {
      isNews = current.responsibleId !== responsibleId;
      if (seen !== undefined && isNews && current.responsibleId !== seen)
        throw await assignedSince(tx, caller, current);
      return assignmentOf(tx, caller.user, current, person);
    });
    if (person && isNews && person.id !== caller.user.id)
      await mailAssigned(context, tx, { actor: caller.user, person, claimIds: [id] });
    return { id, claim_type: type, responsible: person && { id: person.id, name: person.name } };
  });
}

/** The error for a claim that has another responsible person than was seen. */
export async function assignedSince(tx: Executor, caller: Caller, { id, responsibleId }: ClaimRecord): Promise<Error> {
  const isOwn = (await lastChange(tx, id, 'responsible'))?.createdBy === caller.user.id;
  if (isOwn) return conflict(claimText.assignedByYou);
  return conflict(claimText.assigned((await findResponsible(tx, responsibleId))?.name));
}

/** An active account of staff that can be made responsible, locked; null for nobody. Lock it before the claim. Throws 422. */
export async function requireAssignee(tx: Executor, id: number | null): Promise<StaffRow | null> {
  if (id === null) return null;
  const [person] = await lockStaff(tx, [id]);
  if (!person) throw brokenRule([{ field: 'responsible_id', message: claimText.noAssignee }]);
  return person;
}

/** Makes somebody responsible, within an order for many claims. `seen` is who was when it was ordered. Throws as {@link assignClaim} does. */
export const assignWithin = async (
  tx: Executor,
  caller: Caller,
  id: number,
  responsibleId: number | null,
  seen: number | null,
): Promise<void> => {
  const person = await requireAssignee(tx, responsibleId);
  await change(tx, caller, id, async (current) => {
    if (current.responsibleId !== seen && current.responsibleId !== responsibleId)
      throw await assignedSince(tx, caller, current);
    return assignmentOf(tx, caller.user, current, person);
  });
};

/** Mails those who became responsible by an order for many claims, once it has changed the last of them. */
export async function mailOrder(context: Context, tx: Executor, bulkId: number, actor: SessionUser): Promise<void> {
  for (const { responsibleId, claimIds } of await assignedBy(tx, bulkId)) {
    const [person] = await lockStaff(tx, [responsibleId]);
    if (person) await mailAssigned(context, tx, { actor, person, claimIds });
  }
}

/**
 * Hands on the open claims of somebody who has just been deactivated: to the primary supervisor of each one's project, else to nobody. Each
 * heir gets one mail. Closed claims keep the name of who attended to them.
 */
export async function handOver(context: Context, tx: Executor, actor: SessionUser, formerId: number): Promise<void> {
  const claims = await passOn(tx, formerId, actor.id);
  const heirs = [...new Set(claims.flatMap(({ responsible_id: heir }) => heir ?? []))].filter((id) => id !== actor.id);
  for (const person of await lockStaff(tx, heirs)) {
    const claimIds = claims.filter(({ responsible_id: heir }) => heir === person.id).map(({ id }) => id);
    await mailAssigned(context, tx, { actor, person, claimIds });
  }
}

/** For work orders, which own staff may do. */
export { lockStaff } from './claimResponsible.repository';
