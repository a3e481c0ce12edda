import { Readable } from 'node:stream';
import type { Context } from '../context';
import { FileAnswer } from '../plugins/operationTypes';
import type { VisitParty } from '../policies/visits.policy';
import { conflict } from '../support/errors';
import { calendarSource, writeCalendar } from './visitCalendar.service';
import { getVisit } from './visits.service';
import { visitText } from './visitText';

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
