/** Adds to claims what differs by their reader (contract/claimReading). */
import type { NextVisit } from '../../contract/claimReading';
import type { ProjectClaim, UnitClaim } from '../../contract/claimShapes';
import { can, isStaff } from '../../contract/permissions';
import { areWindowsGone, awaitsResident, isVisitOver } from '../../contract/visitStatus';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { openVisitsOf } from '../visits/visitsOfWork.service';
import { askedClaims } from './claimRounds.repository';
import { readNews } from './claimNews.repository';

const idOf = (claim: UnitClaim | ProjectClaim): number =>
  'unit_claim' in claim ? claim.unit_claim.claim_id : claim.project_claim.claim_id;

/**
 * Returns the claims with the caller's unread news, and for a resident with the next visit and whether its question is
 * open. Three statements for all claims together.
 */
export async function withReading<Claim extends UnitClaim | ProjectClaim>(
  context: Context,
  caller: Caller,
  claims: Claim[],
): Promise<Claim[]> {
  if (claims.length === 0) return claims;
  const ids = claims.map(idOf);
  const [news, visits, asked] = await Promise.all([
    can(caller.user, 'claims:discuss') ? readNews(context, caller, ids) : [],
    isStaff(caller.user.type) || !can(caller.user, 'visits:read')
      ? new Map<number, NextVisit>()
      : nextVisits(context, caller, ids),
    can(caller.user, 'claims:answer') ? askedClaims(context.db, caller.user.id, ids) : ([] as number[]),
  ]);
  const newsByClaim = new Map(news.map(({ claim_id: id, what, up_to }) => [id, { what, up_to }]));
  return claims.map((claim) => {
    const id = idOf(claim);
    return {
      ...claim,
      news: newsByClaim.get(id) ?? null,
      next_visit: visits.get(id) ?? null,
      ...(asked.includes(id) && { asks_solved: true as const }),
    };
  });
}

/** Returns the next visit of each claim, as described in the contract. Visits whose time is over are left out. */
async function nextVisits(context: Context, caller: Caller, ids: number[]): Promise<Map<number, NextVisit>> {
  const now = Date.now();
  const visits = (await openVisitsOf(context, caller, ids)).filter((visit) => !isVisitOver(visit, now));
  const waits = (visit: NextVisit) => awaitsResident(visit) || areWindowsGone(visit, now);
  const next = new Map<number, NextVisit>();
  // Sorted by date: the first visit stays, unless another one waits for the resident.
  for (const { claims, status, proposed_by, windows, starts_at, ends_at } of visits) {
    const visit = { status, proposed_by, windows, starts_at, ends_at };
    for (const { id } of claims) {
      const former = next.get(id);
      if (!former || (waits(visit) && !waits(former))) next.set(id, visit);
    }
  }
  return next;
}
