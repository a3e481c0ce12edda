import type { Static, TSchema } from 'typebox';
import type { Visit, visitOperations } from '../../contract/visits';
import { openVisitStatuses } from '../../contract/visitStatus';
import { openWorkStatuses } from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailVisit } from '../mail/visitMails.service';
import type { VisitParty } from '../policies/visits.policy';
import { withConstraints } from '../support/constraints';
import { createOnce, type Once } from '../support/createOnce';
import { conflict, notFound, requireRules, requireVersion } from '../support/errors';
import { noteEvent } from '../works/workHistory.service';
import {
  findPlace,
  findWorkOf,
  insertVisit,
  lockVisit,
  lockWorker,
  lockWorkOf,
  replaceWindows,
  saveVisit,
  windowsOf,
  type Span,
  type VisitRecord,
} from './visitChanges.repository';
import { requireChangeable, requireReason } from './visitConditions';
import { findVisit } from './visits.repository';
import { visitText } from './visitText';

type Body<Name extends keyof typeof visitOperations> = (typeof visitOperations)[Name] extends { body: infer Schema }
  ? Schema extends TSchema
    ? Static<Schema>
    : never
  : never;

/** What the constraints of the database mean. */
const refusals: Parameters<typeof withConstraints>[0] = {
  visit_worker_free: [visitText.taken, 'starts_at'],
  visit_open_key: [visitText.alreadyOpen],
};

const toSpan = ({ starts_at: start, ends_at: end }: { starts_at: string; ends_at: string }): Span => ({
  startsAt: new Date(start),
  endsAt: new Date(end),
});

/** One visit as a party sees it. Throws 404 where it is unknown or not visible to the party. */
export async function getVisit(context: Context, party: VisitParty, id: number): Promise<Visit> {
  const found = await findVisit(context, party, id);
  if (!found) throw notFound(visitText.unknown);
  return found;
}

/**
 * Proposes windows for the place of a claim, or notes what was agreed on by phone. Throws 404 where the work order is unknown, 422 where the
 * claim is none of it, 409 where the work order is closed, the place has an open visit already, or who comes is taken.
 */
export async function createVisit(
  context: Context,
  party: VisitParty,
  body: Body<'createVisit'>,
  once: Once,
): Promise<Visit> {
  const id = await withConstraints(refusals, () =>
    createOnce(context.db, once, (tx) => insertProposal(context, tx, party, body)),
  );
  return getVisit(context, party, id);
}

/** Proposes windows for the place of a claim of the work order that a contractor's link leads to. Throws as {@link createVisit}. */
export async function createLinkVisit(
  context: Context,
  party: VisitParty,
  body: { claim_id: number; windows: Body<'createVisit'>['windows'] },
): Promise<Visit> {
  const id = await withConstraints(refusals, () =>
    context.db.transaction(async (tx) => {
      const workId = await findWorkOf(tx, party, body.claim_id);
      if (!workId) throw notFound(visitText.unknownWork);
      return insertProposal(context, tx, party, { ...body, work_id: workId });
    }),
  );
  return getVisit(context, party, id);
}

/** Stores a new visit with what is proposed for it, or its date. Answers its id. */
async function insertProposal(
  context: Context,
  tx: Executor,
  party: VisitParty,
  body: Body<'createVisit'>,
): Promise<number> {
  const work = await lockWorkOf(tx, party, body.work_id);
  if (!work) throw notFound(visitText.unknownWork);
  if (work.status === 'done' || !openWorkStatuses.includes(work.status)) throw conflict(visitText.workClosed);
  const place = await findPlace(tx, work.id, body.claim_id);
  if (!place) return requireRules([{ field: 'claim_id', message: visitText.unknownClaim }]) as never;
  const worker = { contractorId: work.contractor_id, assigneeId: work.assignee_id };
  const created = await insertVisit(tx, { workId: work.id, ...place, ...worker, proposedBy: party.side });
  const spans = body.windows.map(toSpan);
  const [first] = spans;
  if (body.is_agreed && first) await agree(context, tx, party, created, first);
  else {
    await replaceWindows(tx, created.id, spans);
    await noteEvent(tx, work.id, {
      what: 'visitProposed',
      accountId: party.accountId,
      contractorId: party.contractorId,
    });
    await mailVisit(context, tx, { visitId: created.id, event: 'proposed' });
  }
  return created.id;
}

/**
 * Proposes other windows in the place of those before, or of the date that was agreed on. Throws 404; 409 where the visit is over, another
 * person changed it since `version`, or it is too late for that; 422 where a date is given up without a reason.
 */
export async function proposeWindows(
  context: Context,
  party: VisitParty,
  id: number,
  { windows, reason, version }: Body<'proposeWindows'>,
): Promise<Visit> {
  await change(context, party, id, async (tx, current) => {
    requireVersion(current.version, version);
    requireChangeable(context.config, party, current);
    if (current.status === 'agreed') requireReason(reason);
    const note = reason?.trim() ?? '';
    const visit = { status: 'proposed' as const, proposedBy: party.side, startsAt: null, endsAt: null, note };
    await saveVisit(tx, current, { ...visit, remindedAt: null });
    await replaceWindows(tx, id, windows.map(toSpan));
    await noteVisit(tx, party, current, 'visitProposed', note);
    const event = party.side === 'resident' ? 'countered' : 'proposed';
    await mailVisit(context, tx, { visitId: id, event, former: dateOf(current), reason: note });
  });
  return getVisit(context, party, id);
}

/**
 * Accepts a window that the other side proposed; once more where it is agreed on already, nothing happens. Throws 404, and 409 where it is not
 * proposed any more, has passed, was proposed by the same side, or who comes is taken then.
 */
export async function acceptWindow(
  context: Context,
  party: VisitParty,
  id: number,
  { starts_at: start }: Body<'acceptWindow'>,
): Promise<Visit> {
  await change(context, party, id, async (tx, current) => {
    const isSame = (at: Date | null) => at?.getTime() === Date.parse(start);
    if (current.status === 'agreed' && isSame(current.startsAt)) return;
    if (current.status === 'agreed') throw conflict(visitText.agreed);
    const span = (await windowsOf(tx, id)).find(({ startsAt }) => isSame(startsAt));
    if (!span) throw conflict(visitText.notProposed);
    if ((party.side === 'resident') === (current.proposedBy === 'resident')) throw conflict(visitText.ownProposal);
    if (span.startsAt <= new Date()) throw conflict(visitText.past);
    await agree(context, tx, party, current, span);
  });
  return getVisit(context, party, id);
}

/**
 * Sets the date that was agreed on by phone, or moves a visit, also one whose time has come without being noted as done or missed. Throws 404,
 * 409 as above, and 422 where a visit is moved without a reason.
 */
export async function setVisitDate(
  context: Context,
  party: VisitParty,
  id: number,
  { reason, version, ...date }: Body<'setVisitDate'>,
): Promise<Visit> {
  await change(context, party, id, async (tx, current) => {
    requireVersion(current.version, version);
    if (current.status === 'agreed') requireReason(reason);
    await agree(context, tx, party, current, toSpan(date), reason?.trim());
  });
  return getVisit(context, party, id);
}

/** Cancels a visit that is still to come. Throws 404, and 409 where it is over or it is too late for that. */
export async function cancelVisit(
  context: Context,
  party: VisitParty,
  id: number,
  { reason, version }: Body<'cancelVisit'>,
): Promise<Visit> {
  await change(context, party, id, async (tx, current) => {
    requireVersion(current.version, version);
    requireChangeable(context.config, party, current);
    const note = reason.trim();
    await saveVisit(tx, current, { status: 'cancelled', note });
    await replaceWindows(tx, id, []);
    await noteVisit(tx, party, current, 'visitCancelled', note);
    const byResident = party.side === 'resident';
    await mailVisit(context, tx, {
      visitId: id,
      event: 'cancelled',
      former: dateOf(current),
      reason: note,
      byResident,
    });
  });
  return getVisit(context, party, id);
}

const hourMs = 3_600_000;
/** Who comes may be early: so long before a visit it can be done. */
const earlyMs = 2 * hourMs;

/** Notes that a visit took place, or who was not there. Throws 404, and 409 where it has no date or has not begun. */
export async function endVisit(
  context: Context,
  party: VisitParty,
  id: number,
  { outcome, missed_by: missedBy, note: typed }: Body<'endVisit'>,
): Promise<Visit> {
  await change(context, party, id, async (tx, current) => {
    if (current.status !== 'agreed' || !current.startsAt) throw conflict(visitText.notAgreed);
    const from = current.startsAt.getTime() - (outcome === 'done' ? earlyMs : 0);
    if (Date.now() < from) throw conflict(visitText.notBegun);
    const note = typed?.trim() ?? '';
    await saveVisit(tx, current, { status: outcome, missedBy: outcome === 'missed' ? missedBy : null, note });
    await noteVisit(tx, party, current, outcome === 'done' ? 'visitDone' : 'visitMissed', note);
  });
  return getVisit(context, party, id);
}

/** Changes an open visit in a transaction that holds its row. Throws 404, and 409 where it is over or who comes is taken. */
async function change(
  context: Context,
  party: VisitParty,
  id: number,
  work: (tx: Executor, current: VisitRecord) => Promise<void>,
): Promise<void> {
  await withConstraints(refusals, () =>
    context.db.transaction(async (tx) => {
      const current = await lockVisit(tx, party, id);
      if (!current) throw notFound(visitText.unknown);
      if (!openVisitStatuses.includes(current.status)) throw conflict(visitText.closed);
      await work(tx, current);
    }),
  );
}

/** Agrees on a date; of a visit that has one it moves it. */
async function agree(
  context: Context,
  tx: Executor,
  party: VisitParty,
  current: VisitRecord,
  span: Span,
  note = '',
): Promise<void> {
  await lockWorker(tx, current);
  const agreed = await saveVisit(tx, current, { status: 'agreed', ...span, note, remindedAt: null });
  await replaceWindows(tx, current.id, []);
  const isMoved = current.status === 'agreed';
  await noteVisit(tx, party, agreed, isMoved ? 'visitMoved' : 'visitAgreed', note);
  const event = isMoved ? 'moved' : 'agreed';
  await mailVisit(context, tx, { visitId: current.id, event, former: dateOf(current), reason: note });
}

const dateOf = ({ startsAt, endsAt }: VisitRecord): Span | undefined =>
  startsAt && endsAt ? { startsAt, endsAt } : undefined;

const noteVisit = (
  tx: Executor,
  { accountId, contractorId }: VisitParty,
  { workId, startsAt }: VisitRecord,
  what: Parameters<typeof noteEvent>[2]['what'],
  note: string,
): Promise<void> => noteEvent(tx, workId, { what, note, visitAt: startsAt, accountId, contractorId });
