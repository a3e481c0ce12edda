import type { Visit } from '../../contract/visitShapes';
import { earlyVisitMs } from '../../contract/visitRules';
import { openVisitStatuses } from '../../contract/visitStatus';
import { unattendedMessage } from '../../contract/visitWords';
import { sessionUserOf } from '../accounts/accounts.service';
import { insertMessage } from '../claims/claimTalk.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { withSavedFiles } from '../files/files.service';
import { requirePhotos } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import { mailVisit } from '../mail/visitMails.service';
import type { VisitParty } from '../policies/visits.policy';
import { withConstraints } from '../support/constraints';
import { brokenRule, conflict, notFound, requireVersion } from '../support/errors';
import { iso } from '../support/list';
import {
  insertVisitPhotos,
  lockVisit,
  replaceWindows,
  saveVisit,
  windowsOf,
  type VisitRecord,
} from './visitChanges.repository';
import { requireChangeable, requireReason } from './visitConditions';
import { calendarUidOf, findVisit } from './visits.repository';
import {
  agreeOnDate,
  dateOf,
  addVisitEvent,
  constraintMessages,
  requireFreeDate,
  setWindows,
  toSpan,
  type Body,
} from './visitSteps.service';
import { visitText } from './visitText';
import { Readable } from 'node:stream';
import { FileResponse } from '../plugins/operationTypes';
import { calendarSource, writeCalendar } from './visitCalendar.service';

/** Returns one visit as a party sees it. Throws 404 if it is unknown or not visible to the party. */
export async function getVisit(context: Context, party: VisitParty, id: number): Promise<Visit> {
  const visit = await findVisit(context, party, id);
  if (!visit) throw notFound(visitText.unknown);
  return visit;
}

/**
 * Proposes windows that replace the earlier ones or the agreed date. Throws 404; 409 if the visit is over, another user
 * changed it since `version`, or it is too late for that; 422 if an agreed date is given up without a reason, or the
 * person who comes has another visit in a window.
 */
export async function proposeWindows(
  context: Context,
  party: VisitParty,
  id: number,
  { windows, reason, version }: Body<'proposeWindows'>,
): Promise<Visit> {
  await changeVisit(context, party, id, async (tx, current) => {
    requireVersion(current.version, version);
    requireChangeable(context.config, party, current);
    if (current.status === 'agreed') requireReason(reason);
    const note = reason?.trim() ?? '';
    const visit = { status: 'proposed' as const, proposedBy: party.side, startsAt: null, endsAt: null, note };
    await saveVisit(tx, current, { ...visit, remindedAt: null });
    await setWindows(tx, current, windows.map(toSpan));
    await addVisitEvent(tx, party, current, 'visitProposed', note);
    const event = party.side === 'resident' ? 'countered' : 'proposed';
    await mailVisit(context, tx, { visitId: id, event, former: dateOf(current), reason: note, by: party.side });
  });
  return getVisit(context, party, id);
}

/**
 * Accepts a window that another side proposed; does nothing if it is already agreed on. Throws 404, and 409 if the
 * window is no longer proposed, is in the past or was proposed by the same side, or if the person who comes is not
 * free.
 */
export async function acceptWindow(
  context: Context,
  party: VisitParty,
  id: number,
  { starts_at: start }: Body<'acceptWindow'>,
): Promise<Visit> {
  await changeVisit(context, party, id, async (tx, current) => {
    const isSame = (at: Date | null) => at?.getTime() === Date.parse(start);
    if (current.status === 'agreed' && isSame(current.startsAt)) return;
    if (current.status === 'agreed') throw conflict(visitText.agreed);
    const span = (await windowsOf(tx, id)).find(({ startsAt }) => isSame(startsAt));
    if (!span) throw conflict(visitText.notProposed);
    if ((party.side === 'resident') === (current.proposedBy === 'resident')) throw conflict(visitText.ownProposal);
    if (span.startsAt <= new Date()) throw conflict(visitText.past);
    await agreeOnDate(context, tx, party, current, span);
  });
  return getVisit(context, party, id);
}

/**
 * Sets a date agreed on by phone, or moves a visit, including an overdue one that has no result yet. Throws 404, 409
 * like {@link acceptWindow}, and 422 if a visit is moved without a reason.
 */
export async function setVisitDate(
  context: Context,
  party: VisitParty,
  id: number,
  { reason, version, ...date }: Body<'setVisitDate'>,
): Promise<Visit> {
  await changeVisit(context, party, id, async (tx, current) => {
    requireVersion(current.version, version);
    if (current.status === 'agreed') requireReason(reason);
    await requireFreeDate(tx, current, toSpan(date));
    await agreeOnDate(context, tx, party, current, toSpan(date), reason?.trim());
  });
  return getVisit(context, party, id);
}

/** Cancels an open visit. Throws 404, and 409 if it is over or it is too late for that. */
export async function cancelVisit(
  context: Context,
  party: VisitParty,
  id: number,
  { reason, version }: Body<'cancelVisit'>,
): Promise<Visit> {
  await changeVisit(context, party, id, async (tx, current) => {
    requireVersion(current.version, version);
    requireChangeable(context.config, party, current);
    const note = reason.trim();
    await saveVisit(tx, current, { status: 'cancelled', note });
    await replaceWindows(tx, id, []);
    await addVisitEvent(tx, party, current, 'visitCancelled', note);
    await mailVisit(context, tx, {
      visitId: id,
      event: 'cancelled',
      former: dateOf(current),
      reason: note,
      by: party.side,
    });
  });
  return getVisit(context, party, id);
}

/**
 * Records that nobody came to an agreed visit whose time is over, and tells staff by a message of the resident in the
 * first claim of the visit that it sees. Does nothing if that is already recorded. Throws 404, and 409 if the time is not over.
 */
export async function reportUnattended(context: Context, party: VisitParty, id: number): Promise<Visit> {
  const [claim] = (await getVisit(context, party, id)).claims;
  await changeVisit(context, party, id, async (tx, current) => {
    const { status, startsAt, endsAt } = current;
    if (status !== 'agreed' || !startsAt || !endsAt) throw conflict(visitText.notAgreed);
    if (endsAt > new Date()) throw conflict(visitText.notOver);
    if (current.unattendedAt) return;
    await saveVisit(tx, current, { unattendedAt: new Date() });
    await addVisitEvent(tx, party, current, 'visitUnattended', '');
    const author = party.accountId ? await sessionUserOf(context, tx, party.accountId) : undefined;
    if (!author || !claim) return;
    const text = unattendedMessage({ starts_at: iso(startsAt), ends_at: iso(endsAt) });
    await insertMessage(context, tx, author, claim.id, text);
  });
  return getVisit(context, party, id);
}

interface Ending {
  /** Photos of a visit that did not take place. */
  files: UploadedFile[];
  /** Instant of the report, if it was made earlier. */
  at?: Date;
  /** Called first in the transaction. */
  begin?: (tx: Executor) => Promise<void>;
}

/**
 * Stores that a visit took place, or who was absent and what the person who came found. Throws 404; 409 if it has no
 * date or has not begun; 415 and 422 for photos.
 */
export async function endVisit(
  context: Context,
  party: VisitParty,
  id: number,
  { outcome, missed_by: missedBy, note: typed }: Body<'endVisit'>,
  { files, at, begin }: Ending,
): Promise<Visit> {
  if (outcome === 'done' && files.length > 0)
    throw brokenRule([{ field: 'images', message: visitText.photosOfMissed }]);
  const photos = await requirePhotos(context, files);
  await withSavedFiles(context, photos, async (tx, fileIds) => {
    await begin?.(tx);
    const current = await lockOpenVisit(tx, party, id);
    if (current.status !== 'agreed' || !current.startsAt) throw conflict(visitText.notAgreed);
    const from = current.startsAt.getTime() - (outcome === 'done' ? earlyVisitMs : 0);
    if (Date.now() < from) throw conflict(visitText.notBegun);
    const note = typed?.trim() ?? '';
    await saveVisit(tx, current, { status: outcome, missedBy: outcome === 'missed' ? missedBy : null, note });
    await insertVisitPhotos(tx, id, fileIds);
    await addVisitEvent(tx, party, current, outcome === 'done' ? 'visitDone' : 'visitMissed', note, at);
  });
  return getVisit(context, party, id);
}

/**
 * Changes an open visit in a transaction that locks its row. Throws like {@link lockOpenVisit}, and 409 if the person
 * who comes is not free.
 */
async function changeVisit(
  context: Context,
  party: VisitParty,
  id: number,
  work: (tx: Executor, current: VisitRecord) => Promise<void>,
): Promise<void> {
  await withConstraints(constraintMessages, () =>
    context.db.transaction(async (tx) => work(tx, await lockOpenVisit(tx, party, id))),
  );
}

/** Returns an open visit, locked until the transaction ends. Throws 404, and 409 if it is over. */
async function lockOpenVisit(tx: Executor, party: VisitParty, id: number): Promise<VisitRecord> {
  const current = await lockVisit(tx, party, id);
  if (!current) throw notFound(visitText.unknown);
  if (!openVisitStatuses.includes(current.status)) throw conflict(visitText.closed);
  return current;
}

/**
 * Returns a visit as an iCalendar file. Throws 404 if it is unknown or not visible to the party, 409 if it has no date.
 */
export async function downloadVisit(context: Context, party: VisitParty, id: number): Promise<FileResponse> {
  const visit = await getVisit(context, party, id);
  const { starts_at: start, ends_at: end } = visit;
  if (!start || !end) throw conflict(visitText.notAgreed);
  const method = visit.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const uid = await calendarUidOf(context.db, id);
  const calendarVisit = { ...visit, calendar_uid: uid, startsAt: new Date(start), endsAt: new Date(end) };
  const text = writeCalendar(calendarVisit, await calendarSource(context, context.db), { method });
  return new FileResponse(Readable.from([text]), 'text/calendar; charset=utf-8', `visita-${id}.ics`);
}
