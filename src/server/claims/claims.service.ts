import type { ProjectClaim, UnitClaim } from '../../contract/claimShapes';
import type { ClaimType } from '../../contract/claimStatus';
import { isStaff } from '../../contract/permissions';
import type { StuckReason } from '../../contract/workStatus';
import type { FinishProposal } from '../../contract/claimRounds';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import type { Caller } from '../policies/rows';
import { notFound } from '../support/errors';
import { toPhoto } from '../files/files.service';
import { withReading } from './claimReading.service';
import { pageOfIds, readProjectClaims, readUnitClaims } from './claimRows.repository';
import { roundsOf } from './claimRounds.service';
import { countComplaints, isVisible, stuckReasonOf } from './claims.repository';
import { toProjectClaim, toUnitClaim } from './claimShape';
import { claimText } from './claimText';
import { finishedWorkPhotos, lastReport, readDemands } from './claimRounds.repository';

/** Returns one unit claim as the caller may see it. Throws 404 if it is unknown or not visible. */
export async function getUnitClaim(context: Context, caller: Caller, id: number): Promise<UnitClaim> {
  await requireVisible(context.db, caller, id, 'UNIT');
  const [row] = await readUnitClaims(context.pool, pageOfIds([id]));
  if (!row) throw notFound(claimText.unknown);
  const claim = toUnitClaim(row, { user: caller.user, fileSecret: context.fileSecret });
  return { ...singleRow(await withReading(context, caller, [claim])), ...(await detailsOf(context, caller, id)) };
}

/** Returns one project claim as the caller may see it. Throws 404 if it is unknown or not visible. */
export async function getProjectClaim(context: Context, caller: Caller, id: number): Promise<ProjectClaim> {
  await requireVisible(context.db, caller, id, 'PROJECT');
  const [row] = await readProjectClaims(context.pool, pageOfIds([id]));
  if (!row) throw notFound(claimText.unknown);
  const claim = toProjectClaim(row, { user: caller.user, fileSecret: context.fileSecret });
  return { ...singleRow(await withReading(context, caller, [claim])), ...(await detailsOf(context, caller, id)) };
}

/** Returns what one claim has and a list of claims has not, each only if there is any. */
async function detailsOf(context: Context, caller: Caller, id: number) {
  const [delay, rounds, complaints] = await Promise.all([
    delayOf(context, caller, id),
    roundsOf(context, caller, id),
    complaintsOf(context, caller, id),
  ]);
  return { ...delay, ...rounds, ...complaints };
}

/** Returns how many formal complaints about a claim the caller sees: staff all, others their own. */
async function complaintsOf({ db }: Context, { user }: Caller, id: number): Promise<{ complaints?: number }> {
  const count = await countComplaints(db, id, isStaff(user.type) ? undefined : user.id);
  return count > 0 ? { complaints: count } : {};
}

/** Returns why a contractor could not finish the work for a claim, if so. Staff read it with the work order. */
async function delayOf({ db }: Context, { user }: Caller, id: number): Promise<{ delay?: StuckReason }> {
  const delay = isStaff(user.type) ? null : await stuckReasonOf(db, id);
  return delay ? { delay } : {};
}

/** Throws 404 if the claim is unknown or the caller may not see it. */
export async function requireVisible(db: Executor, caller: Caller, id: number, type?: ClaimType): Promise<void> {
  if (!(await isVisible(db, caller, id, type))) throw notFound(claimText.unknown);
}

/** Returns what contractors reported of a claim's finished work. Throws 404 if the caller may not see the claim. */
export async function getFinishProposal(context: Context, caller: Caller, claimId: number): Promise<FinishProposal> {
  await requireVisible(context.db, caller, claimId);
  const [done, photos, demands] = await Promise.all([
    lastReport(context.db, claimId),
    finishedWorkPhotos(context.db, claimId),
    readDemands(context.db),
  ]);
  return {
    done,
    photos: photos.map(({ kind, at, ...photo }) => ({ ...toPhoto(photo, context), kind, at, claim_id: claimId })),
    demands_text: demands.text,
    demands_photo: demands.photo,
  };
}
