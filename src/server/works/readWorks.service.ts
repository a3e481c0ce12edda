/** Reads work orders for the company. */
import type { ClaimWorkEvent } from '../../contract/workEvents';
import type { WorkableClaim, WorkOrderDetail, WorkPhoto } from '../../contract/workShapes';
import { requireVisible } from '../claims/claims.service';
import type { Context } from '../context';
import { toPhoto } from '../files/files.service';
import type { Caller } from '../policies/rows';
import { notFound } from '../support/errors';
import { listWorkableClaims } from './workClaims.repository';
import { listClaimWorkEvents } from './workEvents.repository';
import { findWork, type WorkRow } from './works.repository';
import { workText } from './workText';

/** Returns one work order. Throws 404 if it is unknown or not visible to the caller. */
export async function getWork(context: Context, caller: Caller, id: number): Promise<WorkOrderDetail> {
  const work = await findWork(context, caller, id);
  if (!work) throw notFound(workText.unknown);
  return {
    ...work,
    photos: work.photos.map((photo) => toWorkPhoto(photo, context)),
    asked_photos: work.asked_photos.map((photo) => toAskedPhoto(photo, context)),
  };
}

/** Converts a selected photo of a claim to the contract's shape. */
export const toAskedPhoto = (photo: WorkRow['asked_photos'][number], context: Context) => ({
  ...toPhoto(photo, context),
  claim_id: photo.claim_id,
});

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
  claim_id: photo.claim_id,
  message_id: photo.message_id,
});

/** Returns claims that a work order can be for, with their photos if they are requested by id. */
export async function findWorkableClaims(
  context: Context,
  caller: Caller,
  query: Parameters<typeof listWorkableClaims>[2],
): Promise<WorkableClaim[]> {
  const rows = await listWorkableClaims(context, caller, query);
  return rows.map((row) => ({ ...row, photos: row.photos.map((photo) => toPhoto(photo, context)) }));
}

/** For visits, which are recorded in the history of their work order. */
export { addWorkEvent } from './workEvents.repository';
export { saveStuck } from './works.repository';
