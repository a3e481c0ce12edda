import type { ClaimAssignment } from '../../contract/claimResponsible';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailAssigned } from '../mail/assignedMails.service';
import type { SessionUser } from '../policies/actor';
import type { Caller } from '../policies/rows';
import { brokenRule, conflict } from '../support/errors';
import { changeResponsible } from './claimAssignment';
import { changeClaim } from './claimChange.service';
import {
  assignedBy,
  findResponsible,
  lockStaff,
  reassignOpenClaims,
  type StaffRow,
} from './claimResponsible.repository';
import { lastChange, type ClaimRecord } from './claims.repository';
import { claimText } from './claimText';

/**
 * Makes an account responsible for a claim, or nobody, and mails the new responsible person unless it is the caller.
 * Throws 422 if the account is not active staff. Throws 409 if the current one is neither `expected` (undefined: not sent)
 * nor the requested one; a call whose response was lost can therefore be sent again. Throws 404.
 */
export function assignClaim(
  context: Context,
  caller: Caller,
  id: number,
  responsibleId: number | null,
  expected: number | null | undefined,
): Promise<ClaimAssignment> {
  return context.db.transaction(async (tx) => {
    const person = await requireAssignee(tx, responsibleId);
    let isNews = false;
    const { type } = await changeClaim(tx, caller, id, async (current) => {
      isNews = current.responsibleId !== responsibleId;
      if (expected !== undefined && isNews && current.responsibleId !== expected)
        throw await responsibleConflict(tx, caller, current);
      return changeResponsible(tx, caller.user, current, person);
    });
    if (person && isNews && person.id !== caller.user.id)
      await mailAssigned(context, tx, { actor: caller.user, person, claimIds: [id] });
    return { id, claim_type: type, responsible: person && { id: person.id, name: person.name } };
  });
}

/** Returns the error for a claim whose responsible person is not the one that was seen. */
export async function responsibleConflict(
  tx: Executor,
  caller: Caller,
  { id, responsibleId }: ClaimRecord,
): Promise<Error> {
  const isOwn = (await lastChange(tx, id, 'responsible'))?.createdBy === caller.user.id;
  if (isOwn) return conflict(claimText.assignedByYou);
  return conflict(claimText.assigned((await findResponsible(tx, responsibleId))?.name));
}

/**
 * Returns an active staff account that can become responsible, locked; null for nobody. Lock it before the claim.
 * Throws 422.
 */
export async function requireAssignee(tx: Executor, id: number | null): Promise<StaffRow | null> {
  if (id === null) return null;
  const [person] = await lockStaff(tx, [id]);
  if (!person) throw brokenRule([{ field: 'responsible_id', message: claimText.noAssignee }]);
  return person;
}

/**
 * Makes an account responsible within a bulk change. `expected` is the responsible account at the start of the bulk change.
 * Throws like {@link assignClaim}.
 */
export const assignWithin = async (
  tx: Executor,
  caller: Caller,
  id: number,
  responsibleId: number | null,
  expected: number | null,
): Promise<void> => {
  const person = await requireAssignee(tx, responsibleId);
  await changeClaim(tx, caller, id, async (current) => {
    if (current.responsibleId !== expected && current.responsibleId !== responsibleId)
      throw await responsibleConflict(tx, caller, current);
    return changeResponsible(tx, caller.user, current, person);
  });
};

/** Mails the new responsible people once a bulk change has changed its last claim. */
export async function mailAssignees(context: Context, tx: Executor, bulkId: number, actor: SessionUser): Promise<void> {
  for (const { responsibleId, claimIds } of await assignedBy(tx, bulkId)) {
    const [person] = await lockStaff(tx, [responsibleId]);
    if (person) await mailAssigned(context, tx, { actor, person, claimIds });
  }
}

/**
 * Reassigns the open claims of an account that was just deactivated: to the primary supervisor of each project, or to
 * nobody. Each new responsible person gets one mail. Closed claims keep their responsible person.
 */
export async function reassignClaimsOf(
  context: Context,
  tx: Executor,
  actor: SessionUser,
  formerId: number,
): Promise<void> {
  const claims = await reassignOpenClaims(tx, formerId, actor.id);
  const assigneeIds = [...new Set(claims.flatMap(({ responsible_id: responsibleId }) => responsibleId ?? []))].filter(
    (id) => id !== actor.id,
  );
  for (const person of await lockStaff(tx, assigneeIds)) {
    const claimIds = claims
      .filter(({ responsible_id: responsibleId }) => responsibleId === person.id)
      .map(({ id }) => id);
    await mailAssigned(context, tx, { actor, person, claimIds });
  }
}

/** For work orders, which staff can carry out too. */
export { lockStaff } from './claimResponsible.repository';
