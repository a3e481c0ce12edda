import type { Visit } from '../../contract/visitShapes';
import { openVisitStatuses } from '../../contract/visitStatus';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { partyOf } from '../policies/visits.policy';
import { listVisits } from './visits.repository';

/** Returns the open visits to the places of claims that the caller sees: those without a date first, then by date. */
export const openVisitsOf = (context: Context, caller: Caller, claimIds: number[]): Promise<Visit[]> =>
  listVisits(context, partyOf(caller), { claim_id: claimIds.join(','), status: openVisitStatuses.join(',') });
