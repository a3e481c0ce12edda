import type { Static } from 'typebox';
import type { VisitPlace, visitBulkOperations } from '../../contract/visitBulk';
import { isToDo } from '../../contract/workStatus';
import type { Context } from '../context';
import type { VisitParty } from '../policies/visits.policy';
import { withConstraints } from '../support/constraints';
import { insertProposal } from './newVisits.service';
import { findPlaces, lockWorks, type PlaceRow } from './visitBulk.repository';
import { refusals } from './visitSteps.service';
import { visitText } from './visitText';

/** The places of work orders, and why no visit can be proposed for one now. */
export const listVisitPlaces = async (
  { db }: Context,
  party: VisitParty,
  { work_id: ids }: { work_id: string },
): Promise<VisitPlace[]> => {
  const places = await findPlaces(db, party, ids.split(',').map(Number));
  return places.map((place) => toAnswer(place, problemOf(place)));
};

/**
 * Proposes the same windows for all places of work orders where that is possible, in one transaction. A place for which the company proposed
 * exactly these already counts as done: a command that is sent again, because its answer was lost, says what the first one did.
 */
export const proposeVisits = (
  context: Context,
  party: VisitParty,
  { work_ids: ids, windows }: Static<typeof visitBulkOperations.proposeVisits.body>,
): Promise<VisitPlace[]> =>
  withConstraints(refusals, () =>
    context.db.transaction(async (tx) => {
      await lockWorks(tx, party, ids);
      const answer: VisitPlace[] = [];
      for (const place of await findPlaces(tx, party, ids)) {
        const isSame =
          place.visit_status === 'proposed' && place.is_by_company && timesOf(place.windows) === timesOf(windows);
        const problem = isSame ? null : problemOf(place);
        if (!isSame && problem === null && place.claim_id !== null)
          await insertProposal(context, tx, party, { work_id: place.work_id, claim_id: place.claim_id, windows });
        answer.push(toAnswer(place, problem));
      }
      return answer;
    }),
  );

/** Windows as a text that is the same for the same times, in whatever order. */
const timesOf = (windows: PlaceRow['windows']): string =>
  windows
    .map(({ starts_at: start, ends_at: end }) => `${Date.parse(start)}-${Date.parse(end)}`)
    .sort()
    .join();

/** Why no visit can be proposed for a place; null where one can. */
function problemOf({ work_status: status, claim_id: claim, visit_status: visit }: PlaceRow): string | null {
  if (status === null || claim === null) return visitText.unknownWork;
  if (!isToDo(status)) return visitText.workClosed;
  if (visit === 'agreed') return visitText.alreadyAgreed;
  return visit === 'proposed' ? visitText.alreadyProposed : null;
}

const toAnswer = ({ work_id, place, worker }: PlaceRow, problem: string | null): VisitPlace => ({
  work_id,
  place,
  worker,
  problem,
});
