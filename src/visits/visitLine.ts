import type { Visit } from '../api/visits';
import { areWindowsGone, isVisitOver, openVisitStatuses } from '../contract/visitStatus';
import { spanWords } from '../contract/visitWords';
import { visitsText, visitsText as text } from './visitsText';

const words = visitsText.line;

/** What has to happen next with an open visit, and by whom. */
export type VisitStep =
  /** None of the proposed windows is left: either side proposes others. */
  | 'propose'
  /** The company, or the resident, chooses a window. */
  | 'companyChooses'
  | 'residentChooses'
  /** The visit takes place. */
  | 'visit'
  /** Its time is over: the company records whether it took place. */
  | 'record';

export function visitStep(visit: Visit, now: number): VisitStep {
  if (areWindowsGone(visit, now)) return 'propose';
  if (visit.status === 'proposed') return visit.proposed_by === 'resident' ? 'companyChooses' : 'residentChooses';
  return isVisitOver(visit, now) ? 'record' : 'visit';
}

/** For each side, the steps in the order in which they matter: first what the side itself has to do. */
const order: Record<'staff' | 'resident', VisitStep[]> = {
  staff: ['companyChooses', 'propose', 'record', 'residentChooses', 'visit'],
  resident: ['residentChooses', 'propose', 'visit', 'companyChooses', 'record'],
};

/** Returns the open visit that matters most to the reader, and its next step; undefined if no visit is open. */
export function nextVisit(
  visits: readonly Visit[],
  isStaff: boolean,
  now: number,
): { visit: Visit; step: VisitStep } | undefined {
  const rank = order[isStaff ? 'staff' : 'resident'];
  return visits
    .filter(({ status }) => openVisitStatuses.includes(status))
    .map((visit) => ({ visit, step: visitStep(visit, now) }))
    .toSorted((a, b) => rank.indexOf(a.step) - rank.indexOf(b.step))[0];
}

/** Formats the date of a visit, if it has one. */
export const visitDate = ({ starts_at: start, ends_at: end }: Visit): string =>
  start && end ? spanWords({ starts_at: start, ends_at: end }) : '';

/** Returns what matters of the visits of a claim in one line; undefined if there are none. */
export function visitLine(visits: readonly Visit[], isStaff: boolean, now: number): string | undefined {
  const next = nextVisit(visits, isStaff, now);
  if (!next) {
    const last = visits.at(-1);
    return last && outcomeOf(last);
  }
  const date = visitDate(next.visit);
  switch (next.step) {
    case 'propose':
      return words.propose;
    case 'companyChooses':
      return isStaff ? words.staffChooses : words.proposed;
    case 'residentChooses':
      return isStaff ? words.residentWaits : words.choose;
    case 'record':
      return isStaff ? words.record(date) : words.wasOn(date);
    case 'visit':
      return words.on(date);
  }
}

/** Returns what became of a past visit. */
export function outcomeOf({ status, starts_at: start, ends_at: end }: Visit): string {
  const words = start && end ? spanWords({ starts_at: start, ends_at: end }) : '';
  if (status === 'done') return text.wasDone(words);
  return status === 'missed' ? text.wasMissed(words) : text.wasCancelled(words);
}
