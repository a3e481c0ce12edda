import type { Visit } from '../../../api/visits';
import { isOpenStatus, type ClaimStatus } from '../../../contract/claimStatus';
import { nextByTerm, visitOn } from '../../../contract/nextText';
import { claimStatusNext } from '../../../contract/statusText';
import { nextVisit, visitDate } from '../../../visits/visitLine';
import type { Claim } from '../claimTypes';
import { claimDetailText as detailText } from './claimDetailText';
import { nextText } from './nextText';
import type { Next, NextAct } from './staffNext';

const { acts } = nextText;
const write: NextAct = { does: 'answer', label: acts.write };

interface ResidentFacts {
  claim: Pick<Claim, 'term' | 'delay'>;
  status: ClaimStatus;
  visits: readonly Visit[];
  isLate: boolean;
  now: number;
  /** Who answers for the company. */
  answering: Parameters<typeof nextByTerm>[3];
}

/** Returns the sentence about the open visit, and the resident's act; none if no visit is open or its time is over. */
function visitPart(visits: readonly Visit[], now: number): (Next & { isDated?: boolean }) | undefined {
  const next = nextVisit(visits, false, now);
  if (!next) return undefined;
  switch (next.step) {
    case 'residentChooses':
      return { text: detailText.visitToChoose, act: { does: 'visit', label: acts.chooseWindow }, isDated: true };
    case 'propose':
      return { text: detailText.visitToPropose, act: { does: 'visit', label: acts.proposeWindows } };
    case 'companyChooses':
      return { text: detailText.visitProposed };
    case 'visit':
      return { text: visitOn(visitDate(next.visit)), isDated: true };
    case 'record':
      return undefined;
  }
}

/** Returns what follows for the people of a claim: what is asked of them is a button. */
export function residentNext({ claim: { term, delay }, status, visits, isLate, now, answering }: ResidentFacts): Next {
  if (!isOpenStatus(status)) return { text: claimStatusNext[status], act: write };
  const visit = visitPart(visits, now);
  // Who came could not finish: that explains what follows, unless the next date is known.
  const delayed = delay && !visit?.isDated ? detailText.delay[delay] : undefined;
  if (delayed) return { text: delayed, act: visit?.act ?? write };
  return {
    text: term
      ? nextByTerm(status, term, isLate, { ...answering, doing: visit?.text, isDated: visit?.isDated })
      : (visit?.text ?? claimStatusNext[status]),
    act: visit?.act ?? (isLate && !visit?.isDated ? write : undefined),
  };
}
