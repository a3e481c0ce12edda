import { openClaimStatuses } from '../../contract/claimStatus';
import type { Executor } from '../database/connection';
import type { SessionUser } from '../policies/actor';
import { findResponsible, isActive, primarySupervisor } from './claimResponsible.repository';
import { insertChange, type ClaimRecord } from './claims.repository';

/** Returns the fields to store for a claim whose responsible person changes, and writes the change into its history. */
export async function changeResponsible(
  tx: Executor,
  user: SessionUser,
  { id, responsibleId }: ClaimRecord,
  person: { id: number; name: string } | null,
): Promise<Partial<ClaimRecord>> {
  if (responsibleId === (person?.id ?? null)) return { responsibleId };
  const previous = await findResponsible(tx, responsibleId);
  await insertChange(tx, {
    claimId: id,
    field: 'responsible',
    from: previous?.name ?? null,
    to: person?.name ?? null,
    createdBy: user.id,
  });
  return { responsibleId: person?.id ?? null };
}

/**
 * Returns the responsible person of a reopened claim: the previous one, or the primary supervisor of its project if
 * that account is no longer active.
 */
export async function assignmentOnReopen(
  tx: Executor,
  user: SessionUser,
  current: ClaimRecord,
  status: ClaimRecord['status'],
): Promise<Partial<ClaimRecord>> {
  const isReopened = !openClaimStatuses.includes(current.status) && openClaimStatuses.includes(status);
  if (!isReopened || current.responsibleId === null || (await isActive(tx, current.responsibleId))) return {};
  return changeResponsible(tx, user, current, await primarySupervisor(tx, current.projectId));
}
