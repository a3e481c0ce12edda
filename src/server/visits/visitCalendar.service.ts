import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Visit } from '../../contract/visitShapes';
import { readDisplayedCompany } from '../company/company.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { visitText } from './visitText';

/** The data of a visit in a calendar. */
type CalendarVisit = Pick<Visit, 'id' | 'place' | 'address' | 'worker' | 'version'> & {
  /** Null for visits from before it was stored. */
  calendar_uid: string | null;
  startsAt: Date;
  endsAt: Date;
  claims: { id: number; what: string }[];
};

/** The company whose portal writes the entry. */
export interface CalendarSource {
  /** Name of the company; empty if it has none. */
  company: string;
  phone: string;
  /** Start of the portal's addresses. */
  publicUrl: string;
  /** Sender of the portal's mails. */
  mailFrom: string;
}

interface Writing {
  /** `PUBLISH` for a downloaded file; otherwise the action that a mail requests from the reader's program. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** Recipient of the mail with the entry. */
  recipient?: string;
  /** Additional lines: for the person who comes, the contact at the place. */
  lines?: string[];
}

/**
 * Encodes a text for a parameter: it cannot contain quotes (RFC 5545), so they are written as RFC 6868 says. The library
 * would escape them by a backslash, at which programs cut the name.
 */
const parameterText = (text: string): string => text.replaceAll('^', '^^').replaceAll('"', "^'");

/** Returns the data of the company for the portal's calendar entries. */
export async function calendarSource({ config, publicUrl }: Context, db: Executor): Promise<CalendarSource> {
  const { name: company, phone } = await readDisplayedCompany({ db, config });
  return { company, phone, publicUrl: publicUrl(), mailFrom: config.mailFrom };
}

/**
 * Renders a visit as iCalendar (RFC 5545). Programs identify the entry by its UID and replace it with a higher
 * SEQUENCE. Times are in UTC, which needs no time zone definition.
 */
export function writeCalendar(
  visit: CalendarVisit,
  source: CalendarSource,
  { method, recipient, lines = [] }: Writing,
): string {
  const { id, calendar_uid: uid, place, address, worker, version, claims } = visit;
  const name = source.company || visitText.calendar.portal;
  const calendar = new ICalCalendar({
    prodId: { company: name, product: 'Posventa', language: 'ES' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${uid ?? `visit-${id}`}@${new URL(source.publicUrl).hostname}`,
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
    organizer: { name: parameterText(name), email: source.mailFrom },
  });
  if (recipient) event.createAttendee({ email: recipient, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  return calendar.toString();
}
