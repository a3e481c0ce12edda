import type { Static } from 'typebox';
import type { VisitPlace, visitBulkOperations } from '../../contract/visitBulk';
import { spanWords } from '../../contract/visitWords';
import { isToDo } from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { VisitParty } from '../policies/visits.policy';
import { withConstraints } from '../support/constraints';
import { insertProposal } from './newVisits.service';
import { findVisitPlaces, lockWorks, type VisitPlaceRow } from './visitBulk.repository';
import { findBusy } from './visits.repository';
import { constraintMessages, toSpan } from './visitSteps.service';
import { visitText } from './visitText';

/** Returns the places of work orders, each with the reason if no visit can be proposed now. */
export const listVisitPlaces = async (
  { db }: Context,
  party: VisitParty,
  { work_id: ids }: { work_id: string },
): Promise<VisitPlace[]> => {
  const places = await findVisitPlaces(db, party, ids.split(',').map(Number));
  return places.map((place) => toVisitPlace(place, problemOf(place)));
};

/**
 * Proposes the same windows for all possible places of work orders, in one transaction. A place for which the company
 * has already proposed exactly these windows counts as done, so that a repeated command (after a lost response) returns
 * the same result as the first.
 */
export const proposeVisits = (
  context: Context,
  party: VisitParty,
  { work_ids: ids, windows }: Static<typeof visitBulkOperations.proposeVisits.body>,
): Promise<VisitPlace[]> =>
  withConstraints(constraintMessages, () =>
    context.db.transaction(async (tx) => {
      await lockWorks(tx, party, ids);
      const visitPlaces: VisitPlace[] = [];
      for (const place of await findVisitPlaces(tx, party, ids)) {
        const isSame =
          place.visit_status === 'proposed' && place.is_by_company && timesOf(place.windows) === timesOf(windows);
        const problem = isSame ? null : (problemOf(place) ?? (await busyProblem(tx, place.work_id, windows)));
        if (!isSame && problem === null && place.claim_id !== null)
          await insertProposal(context, tx, party, { work_id: place.work_id, claim_id: place.claim_id, windows });
        visitPlaces.push(toVisitPlace(place, problem));
      }
      return visitPlaces;
    }),
  );

/** Returns the window in which who does a work order has another visit, as a reason; null if there is none. */
async function busyProblem(tx: Executor, workId: number, windows: VisitPlaceRow['windows']): Promise<string | null> {
  const [position] = await findBusy(tx, workId, windows.map(toSpan));
  const window = position === undefined ? undefined : windows[position];
  return window ? visitText.busyAt(spanWords(window)) : null;
}

/** Returns windows as a text that is equal for equal times, in any order. */
const timesOf = (windows: VisitPlaceRow['windows']): string =>
  windows
    .map(({ starts_at: start, ends_at: end }) => `${Date.parse(start)}-${Date.parse(end)}`)
    .sort()
    .join();

/** Returns why no visit can be proposed for a place; null if one can. */
function problemOf({ work_status: status, claim_id: claim, visit_status: visit }: VisitPlaceRow): string | null {
  if (status === null || claim === null) return visitText.unknownWork;
  if (!isToDo(status)) return visitText.workClosed;
  if (visit === 'agreed') return visitText.alreadyAgreed;
  return visit === 'proposed' ? visitText.alreadyProposed : null;
}

const toVisitPlace = ({ work_id, place, worker }: VisitPlaceRow, problem: string | null): VisitPlace => ({
  work_id,
  place,
  worker,
  problem,
});
