import type { Visit } from '../../contract/visits';
import { openVisitStatuses } from '../../contract/visitStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailVisit } from '../mail/visitMails.service';
import type { VisitParty } from '../policies/visits.policy';
import { withConstraints } from '../support/constraints';
import { conflict, notFound, requireVersion } from '../support/errors';
import { lockVisit, replaceWindows, saveVisit, windowsOf, type VisitRecord } from './visitChanges.repository';
import { requireChangeable, requireReason } from './visitConditions';
import { findVisit } from './visits.repository';
import { agree, dateOf, noteVisit, refusals, toSpan, type Body } from './visitSteps.service';
import { visitText } from './visitText';

/** One visit as a party sees it. Throws 404 where it is unknown or not visible to the party. */
export async function getVisit(context: Context, party: VisitParty, id: number): Promise<Visit> {
  const found = await findVisit(context, party, id);
  if (!found) throw notFound(visitText.unknown);
  return found;
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
