import type { WorkMoveName } from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailVisit } from '../mail/visitMails.service';
import { conflict } from '../support/errors';
import { handVisits, openVisitsOf, replaceWindows, saveVisit } from './visitChanges.repository';
import { visitText } from './visitText';

/** Moves that leave nothing to come for. */
const endingMoves: readonly WorkMoveName[] = ['refuse', 'cancel', 'finish'];

/**
 * What becomes of the open visits of a work order that is moved, in the transaction of the move, which holds its row: nobody comes for one that is
 * annulled, refused or done. A visit of one that is done took place where its time has come.
 */
export async function followMove(
  context: Context,
  tx: Executor,
  workId: number,
  { move, note }: { move: WorkMoveName; note?: string },
): Promise<void> {
  if (!endingMoves.includes(move)) return;
  for (const visit of await openVisitsOf(tx, workId)) {
    const tookPlace = move === 'finish' && visit.startsAt && visit.startsAt <= new Date();
    const reason = tookPlace ? '' : note?.trim() || visitText.workDone;
    await saveVisit(tx, visit, { status: tookPlace ? 'done' : 'cancelled', note: reason });
    await replaceWindows(tx, visit.id, []);
    const { startsAt, endsAt } = visit;
    const former = startsAt && endsAt ? { startsAt, endsAt } : undefined;
    if (!tookPlace) await mailVisit(context, tx, { visitId: visit.id, event: 'cancelled', former, reason });
  }
}

/** Hands the visits of a work order to whoever does it now. Throws 409 where one has a date: somebody expects who does it. */
export async function followWorker(
  tx: Executor,
  workId: number,
  worker: { contractorId: number | null; assigneeId: number | null },
): Promise<void> {
  const open = await openVisitsOf(tx, workId);
  if (open.some(({ status }) => status === 'agreed')) throw conflict(visitText.visitsAgreed, 'contractor_id');
  if (open.length > 0) await handVisits(tx, workId, worker);
}
