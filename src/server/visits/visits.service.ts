import type { Visit } from '../../contract/visitShapes';
import { openVisitStatuses } from '../../contract/visitStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { withSavedFiles } from '../files/files.service';
import { requirePhotos } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import { mailVisit } from '../mail/visitMails.service';
import type { VisitParty } from '../policies/visits.policy';
import { withConstraints } from '../support/constraints';
import { brokenRule, conflict, notFound, requireVersion } from '../support/errors';
import {
  insertVisitPhotos,
  lockVisit,
  replaceWindows,
  saveVisit,
  windowsOf,
  type VisitRecord,
} from './visitChanges.repository';
import { requireChangeable, requireReason } from './visitConditions';
import { findVisit } from './visits.repository';
import { agree, dateOf, noteVisit, refusals, toSpan, type Body } from './visitSteps.service';
import { visitText } from './visitText';
import { Readable } from 'node:stream';
import { FileAnswer } from '../plugins/operationTypes';
import { calendarSource, writeCalendar } from './visitCalendar.service';

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
    await mailVisit(context, tx, { visitId: id, event, former: dateOf(current), reason: note, by: party.side });
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

const hourMs = 3_600_000;
/** Who comes may be early: so long before a visit it can be done. */
const earlyMs = 2 * hourMs;

interface Ending {
  /** Photos of a visit that did not take place. */
  files: UploadedFile[];
  /** When it was said, if that was not now. */
  at?: Date;
  /** Called first in the transaction. */
  begin?: (tx: Executor) => Promise<void>;
}

/**
 * Notes that a visit took place, or who was not there and what who came found. Throws 404; 409 where it has no date or has not begun; 415 and
 * 422 for photos.
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
    const from = current.startsAt.getTime() - (outcome === 'done' ? earlyMs : 0);
    if (Date.now() < from) throw conflict(visitText.notBegun);
    const note = typed?.trim() ?? '';
    await saveVisit(tx, current, { status: outcome, missedBy: outcome === 'missed' ? missedBy : null, note });
    await insertVisitPhotos(tx, id, fileIds);
    await noteVisit(tx, party, current, outcome === 'done' ? 'visitDone' : 'visitMissed', note, at);
  });
  return getVisit(context, party, id);
}

/** Changes an open visit in a transaction that holds its row. Throws as {@link lockOpenVisit}, and 409 where who comes is taken. */
async function change(
  context: Context,
  party: VisitParty,
  id: number,
  work: (tx: Executor, current: VisitRecord) => Promise<void>,
): Promise<void> {
  await withConstraints(refusals, () =>
    context.db.transaction(async (tx) => work(tx, await lockOpenVisit(tx, party, id))),
  );
}

/** A visit that is still to come, locked until the transaction ends. Throws 404, and 409 where it is over. */
async function lockOpenVisit(tx: Executor, party: VisitParty, id: number): Promise<VisitRecord> {
  const current = await lockVisit(tx, party, id);
  if (!current) throw notFound(visitText.unknown);
  if (!openVisitStatuses.includes(current.status)) throw conflict(visitText.closed);
  return current;
}

/** A visit as an iCalendar file. Throws 404 where it is unknown or not visible to the party, 409 where it has no date. */
export async function downloadVisit(context: Context, party: VisitParty, id: number): Promise<FileAnswer> {
  const visit = await getVisit(context, party, id);
  const { starts_at: start, ends_at: end } = visit;
  if (!start || !end) throw conflict(visitText.notAgreed);
  const method = visit.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const shown = { ...visit, startsAt: new Date(start), endsAt: new Date(end) };
  const text = writeCalendar(shown, await calendarSource(context, context.db), { method });
  return new FileAnswer(Readable.from([text]), 'text/calendar; charset=utf-8', `visita-${id}.ics`);
}
