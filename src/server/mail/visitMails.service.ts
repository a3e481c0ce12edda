import { to } from '../../contract/links';
import type { VisitSide } from '../../contract/visitStatus';
import { spanWords } from '../../contract/visitWords';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { holderOf } from '../policies/actor';
import { calendarSource, writeCalendar, type CalendarSource } from '../visits/visitCalendar.service';
import { claimVisibility, whoMaySee } from './audience.repository';
import { mailText } from './mailText';
import { visitMailText } from './visitMailText';
import type { MailNote } from './outbox.repository';
import { enqueueMails } from './outbox.service';
import { makeVisitLink, makeWorkerLink } from '../works/workLinks.service';
import { findClaimContact } from './termMails.repository';
import { findVisitFacts, markRemindedVisits, type VisitFacts } from './visitMails.repository';

interface Span {
  startsAt: Date;
  endsAt: Date;
}
type VisitEvent = keyof typeof visitMailText.news;

interface VisitNews {
  visitId: number;
  /** What happened; the resident may have proposed other windows that replace a date. */
  event: Extract<VisitEvent, 'proposed' | 'countered' | 'agreed' | 'moved' | 'cancelled' | 'reminder'>;
  /** The date that no longer applies. */
  former?: Span;
  reason?: string;
  /** The side that acted, if others have to respond. */
  by?: VisitSide;
}

type Mails = Parameters<typeof enqueueMails>[2];
type Residents = { recipient: string; accountId: number; claims: VisitFacts['claims'] }[];

/**
 * Mails the sides about a change of a visit, in the transaction of the change: the authors of the claims at its place,
 * the person who comes, and the company if it has to act. The settings for other news do not apply, because nobody
 * should wait at home in vain. Dates are attached as calendar entries.
 */
export async function mailVisit(context: Context, tx: Executor, news: VisitNews): Promise<void> {
  const visit = await findVisitFacts(tx, news.visitId);
  if (!visit) return;
  const source = await calendarSource(context, tx);
  const residents = await residentsOf(context, tx, visit);
  const mails: Mails = [];
  for (const resident of residents) mails.push(...(await residentMail(context, tx, { visit, source, news }, resident)));
  mails.push(...(await workerMail(tx, { visit, source, news })), ...staffMail({ visit, news }));
  await enqueueMails(context, tx, mails);
}

/** Runs the job of the visit reminders, every quarter of an hour. */
export async function mailVisitReminders(context: Context, now = new Date()): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const visitId of await markRemindedVisits(tx, now))
      await mailVisit(context, tx, { visitId, event: 'reminder' });
  });
}

/** Returns the authors of the claims at the place who may see them, each with their own claims. */
async function residentsOf(context: Context, tx: Executor, { claims }: VisitFacts): Promise<Residents> {
  const residents: Residents = [];
  for (const claim of claims) {
    const contact = await findClaimContact(tx, claim.id);
    if (!contact) continue;
    const person = { ...contact, ...holderOf(context.config, contact) };
    const visible = claimVisibility(claim.id, () => true);
    for (const recipient of await whoMaySee(tx, [person], visible)) {
      const knownResident = residents.find((resident) => resident.recipient === recipient);
      if (knownResident) knownResident.claims.push(claim);
      else residents.push({ recipient, accountId: contact.id, claims: [claim] });
    }
  }
  return residents;
}

interface VisitMailData {
  visit: VisitFacts;
  source: CalendarSource;
  news: VisitNews;
}

const dateOf = ({ starts_at: start, ends_at: end }: VisitFacts): Span | undefined =>
  start && end ? { startsAt: new Date(start), endsAt: new Date(end) } : undefined;
const wordsOf = ({ startsAt, endsAt }: Span): string =>
  spanWords({ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() });

/** Returns the lines that all events share: the date, the former date, the reason. */
function dateLines({ visit, news: { event, former, reason } }: Omit<VisitMailData, 'source'>): string[] {
  const date = event === 'cancelled' ? undefined : dateOf(visit);
  return [
    ...(date ? [visitMailText.date(wordsOf(date))] : []),
    ...(former ? [visitMailText.former(wordsOf(former))] : []),
    ...(reason ? [visitMailText.reason(reason)] : []),
  ];
}

/** Returns the calendar entry of a mail. It cancels the entry if there is a former date and no new one. */
function calendarOf(
  { visit, source, news }: VisitMailData,
  { recipient, claims, lines }: { recipient: string; claims: VisitFacts['claims']; lines?: string[] },
): MailNote['calendar'] {
  if (news.event === 'reminder') return undefined;
  const isGone = news.event === 'cancelled' || !visit.starts_at;
  const span = isGone ? news.former : dateOf(visit);
  if (!span) return undefined;
  const method = isGone ? 'CANCEL' : 'REQUEST';
  const text = writeCalendar({ ...visit, ...span, claims }, source, { method, recipient, lines });
  return { visitId: visit.id, method, text };
}

/** Builds the mail of a resident. Its button opens the visit without signing in, unless the visit is cancelled. */
async function residentMail(
  context: Context,
  tx: Executor,
  mailData: VisitMailData,
  { recipient, accountId, claims }: Residents[number],
): Promise<Mails> {
  const { visit, news } = mailData;
  const [claim] = claims;
  // A resident who proposed other windows needs no mail, unless a date must be removed from their calendar.
  if (!claim || (news.event === 'countered' && !news.former)) return [];
  const words = visitMailText.news[news.event === 'countered' ? 'released' : news.event];
  const isComing = ['agreed', 'moved', 'reminder'].includes(news.event);
  const lines = [
    ...dateLines(mailData),
    ...(news.event === 'proposed' ? visit.windows.map((window) => visitMailText.window(spanWords(window))) : []),
    ...(news.event === 'cancelled' ? [] : [visitMailText.worker(visit.worker)]),
    ...(news.event === 'proposed' ? [visitMailText.choose] : []),
    ...(news.event === 'countered' ? [visitMailText.wait] : []),
    ...(isComing ? [visitMailText.change(context.config.visitChangeHours)] : []),
  ];
  const path =
    news.event === 'cancelled'
      ? to(claim.type === 'UNIT' ? 'reclamos/:id' : 'consorcio-reclamos/:id', { id: claim.id })
      : await makeVisitLink(tx, { visitId: visit.id, workId: visit.work_id, accountId });
  const label = news.event === 'proposed' ? visitMailText.chooseWindow : visitMailText.open;
  const note = {
    title: words.title,
    lines,
    action: { label, path },
    calendar: calendarOf(mailData, { recipient, claims }),
    ...(news.event !== 'cancelled' && { saysNext: true }),
  };
  return [{ recipient, subject: mailText.claimSubject(claim.id, words.subject), note, claimId: claim.id }];
}

/**
 * Builds the mail of the person who comes. It is about dates and, for a contractor, about windows that it must respond
 * to or that the company proposed in its name.
 */
async function workerMail(tx: Executor, mailData: VisitMailData): Promise<Mails> {
  const { visit, source, news } = mailData;
  const { worker_address: recipient, is_own: isOwn, work_id: id } = visit;
  const isArranged = ['agreed', 'moved', 'reminder'].includes(news.event) || news.former;
  const request = isOwn ? undefined : requestToWorker(news);
  if (!recipient || !(isArranged || request)) return [];
  const isReleased = news.event === 'proposed' || news.event === 'countered';
  const words = visitMailText.news[isReleased ? (news.former || !request ? 'released' : request) : news.event];
  const contacts = visit.claims.map((claim) => visitMailText.claim(claim.id, claim.what, claim.contact));
  const details = [
    visitMailText.place(visit.place, visit.address),
    ...contacts,
    visitMailText.instructions(visit.instructions),
  ];
  const path = isOwn ? to('trabajos/:id', { id }) : request && (await makeWorkerLink(tx, id, { visitId: visit.id }));
  const lines = [
    ...dateLines(mailData),
    ...(request ? visit.windows.map((window) => visitMailText.window(spanWords(window))) : []),
    ...(request ? [visitMailText.asked[request](path ? undefined : source.phone)] : []),
    ...(isReleased && !request ? [visitMailText.newDate] : []),
    ...details,
  ];
  const label = request === 'toChoose' ? visitMailText.chooseWindow : mailText.openWork;
  const note: MailNote = {
    // A mail with a link says that the link is personal.
    kind: path && !isOwn ? 'work' : 'visit',
    title: words.title,
    lines,
    ...(path && { action: { label, path } }),
    calendar: calendarOf(mailData, { recipient, claims: visit.claims, lines: details.slice(1) }),
  };
  return [{ recipient, subject: visitMailText.subject(visit.place, words.subject), note }];
}

/**
 * Returns what a contractor must do about windows: choose one of the resident's, or check those that the company
 * proposed in its name.
 */
function requestToWorker({ event, by }: VisitNews): 'toChoose' | 'toCheck' | undefined {
  if (event === 'countered') return 'toChoose';
  return event === 'proposed' && by === 'company' ? 'toCheck' : undefined;
}

/**
 * Builds the mail of the user who requested the work order, about what they must respond to, rearrange, or pass on by
 * phone.
 */
function staffMail({ visit, news }: Omit<VisitMailData, 'source'>): Mails {
  const { asked_by: recipient, worker_address: address, work_id: id } = visit;
  const isUnreachable =
    address === null && (['agreed', 'moved', 'countered'].includes(news.event) || Boolean(news.former));
  const isForCompany = news.event === 'countered' || (news.event === 'cancelled' && news.by === 'resident');
  if (!recipient || recipient === address || !(isForCompany || isUnreachable)) return [];
  const words = visitMailText.news[news.event];
  const lines = [
    ...dateLines({ visit, news }),
    ...(news.event === 'countered' ? visit.windows.map((window) => visitMailText.window(spanWords(window))) : []),
    visitMailText.place(visit.place, visit.address),
    news.event === 'cancelled' ? visitMailText.formerWorker(visit.worker) : visitMailText.worker(visit.worker),
    ...(isUnreachable ? [visitMailText.noAddress(visit.worker)] : []),
  ];
  const action = { label: mailText.openWork, path: to('trabajos/:id', { id }) };
  const note: MailNote = { kind: 'visit', title: words.title, lines, action };
  return [{ recipient, subject: visitMailText.subject(visit.place, words.subject), note }];
}
