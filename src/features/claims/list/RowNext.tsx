import '../news/news.css';
import { isClaimStatus, isOpenStatus } from '../../../contract/claimStatus';
import { claimStatusDoing } from '../../../contract/statusText';
import { useNow } from '../../../ui/timing';
import { claimsText as text } from '../claimsText';
import type { Claim } from '../claimTypes';
import { byWhen } from '../terms/termText';
import type { NextVisit } from '../../../contract/claimReading';
import { areWindowsGone, awaitsResident, isVisitOver } from '../../../contract/visitStatus';
import { spanWords } from '../../../contract/visitWords';

/** In a row of who made the claim, before its description: what is asked, or what the company does and by when. */
export function RowNext({ claim: { status, term, awaitingReplySince, asksSolved } }: { claim: Claim }) {
  const now = useNow();
  if (asksSolved || awaitingReplySince)
    return <span className="row-visit is-asked">{asksSolved ? text.solved : text.answerCompany}</span>;
  if (!isOpenStatus(status.code)) return null;
  const isLate = term && Date.parse(term.at) < now;
  const words = isLate
    ? text.late
    : term
      ? byWhen(term)
      : isClaimStatus(status.code) && claimStatusDoing[status.code].replace(/\.$/, '');
  return words && <span className={isLate ? 'row-visit is-late' : 'row-visit'}>{words}</span>;
}

/** For a resident: that the next visit to a claim waits for the choice of a window, or its date. */
export function RowVisit({ visit }: { visit: NextVisit }) {
  const now = useNow();
  if (areWindowsGone(visit, now)) return <span className="row-visit is-asked">{text.proposeWindows}</span>;
  if (awaitsResident(visit)) return <span className="row-visit is-asked">{text.chooseWindow}</span>;
  const { starts_at: start, ends_at: end } = visit;
  if (!start || !end || isVisitOver(visit, now)) return null;
  return <span className="row-visit">{text.visitOn(spanWords({ starts_at: start, ends_at: end }))}</span>;
}
