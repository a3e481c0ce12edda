import type { FinishProposal } from '../../contract/claimRounds';
import type { Context } from '../context';
import { toPhoto } from '../files/files.service';
import type { Caller } from '../policies/rows';
import { finishedWorkPhotos, lastReport, readDemands } from './claimRounds.repository';
import { requireVisible } from './claims.service';

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
