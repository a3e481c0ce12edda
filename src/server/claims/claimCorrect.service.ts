import type { Static } from 'typebox';
import type { ClaimState, UnitClaim } from '../../contract/claimShapes';
import type { claimOperations } from '../../contract/claims';
import { claimWithdrawals, type ClaimStatus } from '../../contract/claimStatus';
import { withdrawnReason } from '../../contract/statusText';
import type { Context } from '../context';
import { mailClaimNews } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { conflict, forbidden, notFound } from '../support/errors';
import { alone, change } from './claimChange.service';
import { requireLookups } from './claimCreate.service';
import {
  insertChange,
  isWithdrawable,
  lockClaim,
  saveClaim,
  statusOf,
  locationAndItemOf,
  type ClaimRecord,
} from './claims.repository';
import { getUnitClaim } from './claims.service';
import { claimText } from './claimText';

/**
 * Withdraws a claim for the person who raised it. Throws 422 without a reason, 404, 403 for other people, and 409 where it has moved since
 * `seen` or has ended.
 */
export async function withdrawClaim(
  context: Context,
  caller: Caller,
  id: number,
  given: string,
  seen: ClaimStatus | undefined,
): Promise<Static<typeof ClaimState>> {
  const reason = withdrawnReason(given.trim());
  const atArrival = seen ?? (await statusOf(context.db, id));
  return alone(context, (tx) =>
    change(tx, caller, id, async (current) => {
      if (!(await isWithdrawable(tx, caller, id))) throw forbidden(claimText.notYours);
      if (current.status !== atArrival) throw conflict(claimText.moved(current.status));
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
      // The recipients of new claims are notified of the withdrawal too.
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

type WhereBody = Static<typeof claimOperations.correctUnitClaim.body>;

const isSame = (current: ClaimRecord, where: Omit<WhereBody, 'from'>): boolean =>
  current.locationId === where.claim_location_id &&
  current.locationDetailId === where.claim_location_detail_id &&
  current.categoryId === where.claim_category_id &&
  current.itemId === where.claim_item_id;

/**
 * Corrects where a unit claim's problem is and what it is; the history keeps the words of both. Throws 422, 404, for project claims
 * too, and 409 where another person corrected it since `from`.
 */
export async function correctUnitClaim(
  context: Context,
  caller: Caller,
  id: number,
  { from, ...body }: WhereBody,
): Promise<UnitClaim> {
  await context.db.transaction(async (tx) => {
    const current = await lockClaim(tx, caller, id);
    const before = current && (await locationAndItemOf(tx, id));
    if (!current || !before) throw notFound(claimText.unknown);
    if (from && !isSame(current, from)) throw conflict(claimText.corrected);
    await saveClaim(tx, id, await requireLookups(tx, body));
    const after = await locationAndItemOf(tx, id);
    for (const field of ['place', 'item'] as const)
      if (after && before[field] !== after[field])
        await insertChange(tx, {
          claimId: id,
          field,
          from: before[field],
          to: after[field],
          createdBy: caller.user.id,
        });
  });
  return getUnitClaim(context, caller, id);
}
