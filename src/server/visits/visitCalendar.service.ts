import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Visit } from '../../contract/visitShapes';
import { shownCompany } from '../company/company.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { visitText } from './visitText';

/** What a calendar shows of a visit. */
export type CalendarVisit = Pick<Visit, 'id' | 'place' | 'address' | 'worker' | 'version'> & {
  startsAt: Date;
  endsAt: Date;
  claims: { id: number; what: string }[];
};

/** Whose portal writes it. */
export interface CalendarSource {
  /** The company's name; empty where nobody has named it. */
  company: string;
  phone: string;
  /** Start of the portal's addresses. */
  publicUrl: string;
  /** The sender of its mails. */
  mailFrom: string;
}

interface Writing {
  /** `PUBLISH` for a file that somebody downloads, else what a mail asks the program of its reader to do. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** Whose mail it goes with. */
  recipient?: string;
  /** What else its reader needs: for who comes whom to ask for. */
  lines?: string[];
}

/** Who writes the calendar entries of this portal. */
export async function calendarSource({ config, publicUrl }: Context, db: Executor): Promise<CalendarSource> {
  const { name: company, phone } = await shownCompany({ db, config });
  return { company, phone, publicUrl: publicUrl(), mailFrom: config.mailFrom };
}

/**
 * A visit as iCalendar (RFC 5545). Programs know the entry by its UID, and put what has a higher SEQUENCE in its place. Times are UTC, which needs
 * no description of a time zone.
 */
export function writeCalendar(
  visit: CalendarVisit,
  source: CalendarSource,
  { method, recipient, lines = [] }: Writing,
): string {
  const { id, place, address, worker, version, claims } = visit;
  const name = source.company || visitText.calendar.portal;
  const calendar = new ICalCalendar({
    prodId: { company: name, product: 'Posventa', language: 'ES' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `visit-${id}@${new URL(source.publicUrl).hostname}`,
    sequence: version,
    start: visit.startsAt,
    end: visit.endsAt,
    summary: visitText.calendar.summary(claims.map(({ what }) => what).filter(Boolean)),
    location: [place, address].filter(Boolean).join(', '),
    description: [
      visitText.calendar.worker(worker),
      ...claims.map(({ id: claim, what }) => visitText.calendar.claim(claim, what)),
      ...lines,
      ...(source.phone ? [visitText.calendar.phone(name, source.phone)] : []),
    ].join('\n'),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name, email: source.mailFrom },
  });
  if (recipient) event.createAttendee({ email: recipient, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  return calendar.toString();
}
