import type { Visit } from '../../contract/visitShapes';
import { isToDo } from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailVisit } from '../mail/visitMails.service';
import type { VisitParty } from '../policies/visits.policy';
import { withConstraints } from '../support/constraints';
import { createOnce, type Once } from '../support/createOnce';
import { conflict, notFound, requireRules } from '../support/errors';
import { findPlace, findWorkOf, insertVisit, lockWorkOf } from './visitChanges.repository';
import { getVisit } from './visits.service';
import {
  addVisitEvent,
  agreeOnDate,
  constraintMessages,
  requireFreeDate,
  setWindows,
  toSpan,
  type Body,
} from './visitSteps.service';
import { visitText } from './visitText';

/**
 * Proposes windows for the place of a claim, or stores a date agreed on by phone. Throws 404 if the work order is
 * unknown, 422 if the claim does not belong to it or the person who comes is not free in a proposed window, 409 if the
 * work order is closed, the place already has an open visit, or the person who comes is not free at the date.
 */
export async function createVisit(
  context: Context,
  party: VisitParty,
  body: Body<'createVisit'>,
  once: Once,
): Promise<Visit> {
  const id = await withConstraints(constraintMessages, () =>
    createOnce(context.db, once, (tx) => insertProposal(context, tx, party, body)),
  );
  return getVisit(context, party, id);
}

/**
 * Proposes windows for the place of a claim of a contractor's work order, reached by its link. Throws like {@link
 * createVisit}.
 */
export async function createLinkVisit(
  context: Context,
  party: VisitParty,
  body: { claim_id: number; windows: Body<'createVisit'>['windows'] },
): Promise<Visit> {
  const id = await withConstraints(constraintMessages, () =>
    context.db.transaction(async (tx) => {
      const workId = await findWorkOf(tx, party, body.claim_id);
      if (!workId) throw notFound(visitText.unknownWork);
      return insertProposal(context, tx, party, { ...body, work_id: workId });
    }),
  );
  return getVisit(context, party, id);
}

/** Inserts a new visit with its proposed windows or its date. Returns its id. Throws like {@link createVisit}. */
export async function insertProposal(
  context: Context,
  tx: Executor,
  party: VisitParty,
  body: Body<'createVisit'>,
): Promise<number> {
  const work = await lockWorkOf(tx, party, body.work_id);
  if (!work) throw notFound(visitText.unknownWork);
  if (!isToDo(work.status)) throw conflict(visitText.workClosed);
  const claimPlace = await findPlace(tx, work.id, body.claim_id);
  if (!claimPlace) return requireRules([{ field: 'claim_id', message: visitText.unknownClaim }]) as never;
  const worker = { contractorId: work.contractor_id, assigneeId: work.assignee_id };
  const created = await insertVisit(tx, { workId: work.id, ...claimPlace, ...worker, proposedBy: party.side });
  const spans = body.windows.map(toSpan);
  const [first] = spans;
  if (body.is_agreed && first) {
    await requireFreeDate(tx, created, first);
    await agreeOnDate(context, tx, party, created, first);
  } else {
    await setWindows(tx, created, spans);
    await addVisitEvent(tx, party, created, 'visitProposed', '');
    await mailVisit(context, tx, { visitId: created.id, event: 'proposed', by: party.side });
  }
  return created.id;
}
