import { Readable } from 'node:stream';
import { shownCompany } from '../company/company.service';
import type { Context } from '../context';
import { FileAnswer } from '../plugins/operationTypes';
import type { VisitParty } from '../policies/visits.policy';
import { conflict } from '../support/errors';
import { writeCalendar, type CalendarSource } from './visitCalendar';
import { getVisit } from './visits.service';
import { visitText } from './visitText';

/** Who writes the calendar entries of this portal. */
export async function calendarSource(context: Context): Promise<CalendarSource> {
  const { name: company, phone } = await shownCompany(context);
  return { company, phone, publicUrl: context.publicUrl(), mailFrom: context.config.mailFrom };
}

/** A visit as an iCalendar file. Throws 404 where it is unknown or not visible to the party, 409 where it has no date. */
export async function downloadVisit(context: Context, party: VisitParty, id: number): Promise<FileAnswer> {
  const visit = await getVisit(context, party, id);
  const { starts_at: start, ends_at: end } = visit;
  if (!start || !end) throw conflict(visitText.notAgreed);
  const method = visit.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const shown = { ...visit, startsAt: new Date(start), endsAt: new Date(end) };
  const text = writeCalendar(shown, await calendarSource(context), { method });
  return new FileAnswer(Readable.from([text]), 'text/calendar; charset=utf-8', `visita-${id}.ics`);
}
