import type { Static } from 'typebox';
import type { ClaimState, ProjectClaim, UnitClaim } from '../../contract/claimShapes';
import type { claimOperations } from '../../contract/claims';
import { canCorrectClaim, claimWithdrawals, type ClaimStatus, type ClaimType } from '../../contract/claimStatus';
import { placeProblems, projectClaimProblems } from '../../contract/projectClaimRules';
import { correctionProblems } from '../../contract/unitClaimRules';
import { withdrawnReason } from '../../contract/statusText';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { removeFiles } from '../files/files.service';
import { mailClaimNews } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { placesOf } from '../projects/projects.service';
import { dayInArgentina } from '../support/days';
import { conflict, forbidden, notFound, requireRules } from '../support/errors';
import { storedPhone } from '../support/normalized';
import { changeInTransaction, changeClaim, statusConflict } from './claimChange.service';
import { requireLookups } from './claimCreate.service';
import {
  insertChange,
  isAuthored,
  lockClaim,
  saveClaim,
  statusOf,
  locationAndItemOf,
  type ClaimRecord,
} from './claims.repository';
import { getProjectClaim, getUnitClaim } from './claims.service';
import { countImages, removeImages } from './claimTalk.repository';
import { claimText } from './claimText';
import { projectClaimFields, toProjectClaimValues } from './projectClaimValues';

/**
 * Withdraws a claim on behalf of its author. Throws 422 without a reason, 404, 403 for other users, and 409 if the
 * claim has moved since `expected` or is closed.
 */
export async function withdrawClaim(
  context: Context,
  caller: Caller,
  id: number,
  authorReason: string,
  expected: ClaimStatus | undefined,
): Promise<Static<typeof ClaimState>> {
  const reason = withdrawnReason(authorReason.trim());
  const atArrival = expected ?? (await statusOf(context.db, id));
  return changeInTransaction(context, caller, (tx) =>
    changeClaim(tx, caller, id, async (current) => {
      if (!(await isAuthored(tx, caller, id))) throw forbidden(claimText.notYours);
      if (current.status !== atArrival) throw await statusConflict(tx, caller, current);
      const status = claimWithdrawals[current.status];
      if (!status) throw conflict(claimText.impossible(current.status));
      await insertChange(tx, {
        claimId: id,
        field: 'status',
        from: current.status,
        to: status,
        reason,
        createdBy: caller.user.id,
      });
      // The recipients of new claims are also notified of the withdrawal.
      await mailClaimNews(context, tx, {
        event: 'claim_created',
        claimId: id,
        actor: caller.user,
        ...mailText.withdrawn,
        lines: [reason],
      });
      return { status };
    }),
  );
}

type UnitBody = Static<typeof claimOperations.correctUnitClaim.body>;
type ProjectBody = Static<typeof claimOperations.correctProjectClaim.body>;

/**
 * Corrects a unit claim: its location and item and, if sent, its texts and photos. The history keeps the previous
 * texts. Throws 422, 404 (for project claims too), and 409 if another user corrected it since `from`, unless it already
 * has the requested values. A caller who may correct only its own claims gets 403 for the claim or a photo of another
 * user, and 409 once the claim is no longer pending.
 */
export async function correctUnitClaim(
  context: Context,
  caller: Caller,
  id: number,
  { from, removed_images: removed = [], ...body }: UnitBody,
): Promise<UnitClaim> {
  await correctClaim(context, caller, id, 'UNIT', removed, async (tx, current) => {
    const corrected: Partial<ClaimRecord> = {
      locationId: body.claim_location_id,
      locationDetailId: body.claim_location_detail_id,
      categoryId: body.claim_category_id,
      itemId: body.claim_item_id,
      ...(body.description !== undefined && { description: body.description.trim() }),
      ...(body.contact_name !== undefined && { contactName: body.contact_name.trim() }),
      ...(body.contact_phone !== undefined && { contactPhone: storedPhone(body.contact_phone) }),
      ...(body.preferred_date !== undefined && { preferredDate: body.preferred_date }),
    };
    if (from && isDifferent(unitFields(current), from)) requireRepetition(current, corrected);
    const isDayKept = body.preferred_date === current.preferredDate;
    requireRules(correctionProblems(body, isDayKept ? undefined : dayInArgentina()));
    await requireLookups(tx, body);
    return corrected;
  });
  return getUnitClaim(context, caller, id);
}

/** Corrects a project claim. Throws like {@link correctUnitClaim}. */
export async function correctProjectClaim(
  context: Context,
  caller: Caller,
  id: number,
  { from, removed_images: removed = [], ...body }: ProjectBody,
): Promise<ProjectClaim> {
  await correctClaim(context, caller, id, 'PROJECT', removed, async (tx, current) => {
    const corrected = toProjectClaimValues(body);
    if (from && isDifferent(projectClaimFields(current), from)) requireRepetition(current, corrected);
    const isDayKept = (corrected.preferredDate ?? null) === current.preferredDate;
    requireRules(projectClaimProblems(body, isDayKept ? undefined : dayInArgentina()));
    // A claim keeps a place that staff have since removed from the list.
    if (corrected.place && corrected.place !== current.place)
      requireRules(placeProblems(corrected.place, await placesOf(tx, current.projectId)));
    return corrected;
  });
  return getProjectClaim(context, caller, id);
}

/** Makes one correction with the row locked, and adds its changes to the history. */
async function correctClaim(
  { db, storage }: Context,
  caller: Caller,
  id: number,
  type: ClaimType,
  removed: number[],
  decide: (tx: Executor, current: ClaimRecord) => Promise<Partial<ClaimRecord>>,
): Promise<void> {
  const orphanKeys = await db.transaction(async (tx) => {
    const current = await lockClaim(tx, caller, id);
    if (current?.type !== type) throw notFound(claimText.unknown);
    if (caller.scope === 'own') {
      if (!(await isAuthored(tx, caller, id))) throw forbidden(claimText.notYoursToCorrect);
      if (!canCorrectClaim(current.status)) throw conflict(claimText.tooLateToCorrect(current.status));
    }
    const before = { ...(await historyFields(tx, current)), photos: String(await countImages(tx, id)) };
    const saved = await saveClaim(tx, id, await decide(tx, current));
    const keys = await removeImages(tx, id, removed, caller.scope === 'own' ? caller.user.id : undefined);
    if (!keys) throw forbidden(claimText.othersPhoto);
    const after: typeof before = { ...(await historyFields(tx, saved)), photos: String(await countImages(tx, id)) };
    for (const field of Object.keys(before) as (keyof typeof before)[])
      if (before[field] !== after[field])
        await insertChange(tx, {
          claimId: id,
          field,
          from: before[field],
          to: after[field],
          createdBy: caller.user.id,
        });
    return keys;
  });
  // The files are removed only after the rows were deleted and the transaction committed.
  await removeFiles(storage, orphanKeys);
}

const joined = (...parts: (string | null)[]): string | null => parts.filter(Boolean).join(' · ') || null;

/** Returns the fields of a claim as its history shows them. */
async function historyFields(tx: Executor, current: ClaimRecord) {
  const { id, reason, description, contactName, contactPhone, accessHours, preferredDate } = current;
  return {
    ...((await locationAndItemOf(tx, id)) ?? { place: joined(current.place, current.placeDetail) }),
    reason,
    description,
    contact: joined(contactName, contactPhone, accessHours),
    preferred_date: preferredDate,
    urgency: current.urgentReason,
  };
}

const unitFields = (current: ClaimRecord) => ({
  claim_location_id: current.locationId,
  claim_location_detail_id: current.locationDetailId,
  claim_category_id: current.categoryId,
  claim_item_id: current.itemId,
  description: current.description,
  contact_name: current.contactName,
  contact_phone: current.contactPhone,
  preferred_date: current.preferredDate,
});

/**
 * Throws 409 unless a claim that no longer has the values that the user saw has the requested ones: a correction whose
 * response was lost can be sent again.
 */
function requireRepetition(current: ClaimRecord, corrected: Partial<ClaimRecord>): void {
  if (isDifferent(current, corrected)) throw conflict(claimText.corrected);
}

/** Whether a claim differs from some of its values. */
const isDifferent = <Fields extends object>(
  current: Fields,
  expected: { [Field in keyof Fields]?: unknown },
): boolean => (Object.keys(expected) as (keyof Fields)[]).some((field) => expected[field] !== current[field]);
