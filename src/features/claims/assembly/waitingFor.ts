import { isOpenStatus } from '../../../contract/claimStatus';
import { areWindowsGone, awaitsResident } from '../../../contract/visitStatus';
import { spanWords } from '../../../contract/visitWords';
import { dayOfTerm } from '../../../contract/dayOfTerm';
import type { Claim } from '../claimTypes';
import { assemblyText as text } from './assemblyText';

/** What is missing in a claim, and whether the consortium has to do it. */
export interface Missing {
  isConsortium: boolean;
  text: string;
}

const ofConsortium = (what: string): Missing => ({ isConsortium: true, text: what });
const ofCompany = (what: string): Missing => ({ isConsortium: false, text: what });

/** Returns what an open claim waits for, and of whom; undefined for a closed one. */
export function waitingFor(
  { status, awaitingReplySince, nextVisit, term }: Pick<Claim, 'status' | 'awaitingReplySince' | 'nextVisit' | 'term'>,
  now: number,
): Missing | undefined {
  if (!isOpenStatus(status.code)) return undefined;
  if (awaitingReplySince) return ofConsortium(text.ofConsortium.answer);
  if (nextVisit) {
    const { starts_at: start, ends_at: end } = nextVisit;
    if (areWindowsGone(nextVisit, now)) return ofConsortium(text.ofConsortium.propose);
    if (awaitsResident(nextVisit)) return ofConsortium(text.ofConsortium.choose);
    return ofCompany(
      start && end ? text.company.visit(spanWords({ starts_at: start, ends_at: end })) : text.company.confirm,
    );
  }
  const doing = text.company[status.code as 'pending' | 'approved' | 'open'];
  if (!term) return ofCompany(doing);
  const day = dayOfTerm(term.at);
  return ofCompany(doing + (Date.parse(term.at) < now ? text.late(day) : text.by(day)));
}
