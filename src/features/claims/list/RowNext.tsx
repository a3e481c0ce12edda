import '../news/news.css';
import { isClaimStatus, isOpenStatus } from '../../../contract/claimStatus';
import { claimStatusDoing } from '../../../contract/statusText';
import { useNow } from '../../../ui/timing';
import { claimsText as text } from '../claimsText';
import type { Claim } from '../claimTypes';
import { byWhen } from '../terms/termText';

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
