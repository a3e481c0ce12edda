import type { WorkMoveName } from '../../contract/workStatus';
import type { Visit } from '../../contract/visitShapes';
import { openVisitStatuses } from '../../contract/visitStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailVisit } from '../mail/visitMails.service';
import type { Caller } from '../policies/rows';
import { partyOf } from '../policies/visits.policy';
import { conflict } from '../support/errors';
import {
  saveVisitWorker,
  openVisitsOf as openVisitsOfWork,
  replaceWindows,
  saveVisit,
} from './visitChanges.repository';
import { listVisits } from './visits.repository';
import { visitText } from './visitText';

/** Whether no visit is needed after a move of a work order. */
const endsVisits = (move: WorkMoveName): move is keyof typeof visitText.endedBy => move in visitText.endedBy;

/**
 * Ends the open visits of a work order that moves, in the transaction of the move, which locks its row. Visits of a
 * cancelled, refused or finished work order no longer take place. A visit of a finished one counts as done if its time
 * has come. With `claimId`, only visits to its place end, if nothing else is to be done there. The resident reads why a visit was cancelled, but not the note of the move, which is for the company.
 */
export async function endVisitsAfterMove(
  context: Context,
  tx: Executor,
  workId: number,
  move: WorkMoveName,
  claimId: number | null = null,
): Promise<void> {
  if (!endsVisits(move)) return;
  for (const visit of await openVisitsOfWork(tx, workId, claimId)) {
    const tookPlace = move === 'finish' && visit.startsAt && visit.startsAt <= new Date();
    const reason = tookPlace ? '' : visitText.endedBy[move];
    await saveVisit(tx, visit, { status: tookPlace ? 'done' : 'cancelled', note: reason });
    await replaceWindows(tx, visit.id, []);
    const { startsAt, endsAt } = visit;
    const previousDate = startsAt && endsAt ? { startsAt, endsAt } : undefined;
    if (!tookPlace)
      await mailVisit(context, tx, { visitId: visit.id, event: 'cancelled', former: previousDate, reason });
  }
}

/**
 * Reassigns the visits of a work order to the person who now does the work. Throws 409 if a visit has a date, because
 * the resident expects the former person.
 */
export async function reassignVisits(
  tx: Executor,
  workId: number,
  worker: { contractorId: number | null; assigneeId: number | null },
): Promise<void> {
  const open = await openVisitsOfWork(tx, workId);
  if (open.some(({ status }) => status === 'agreed')) throw conflict(visitText.visitsAgreed, 'contractor_id');
  if (open.length > 0) await saveVisitWorker(tx, workId, worker);
}

/** Returns the open visits to the places of claims that the caller sees: those without a date first, then by date. */
export const openVisitsOf = (context: Context, caller: Caller, claimIds: number[]): Promise<Visit[]> =>
  listVisits(context, partyOf(caller), { claim_id: claimIds.join(','), status: openVisitStatuses.join(',') });
