import { isClaimStatus, isOpenStatus } from '../../contract/claimStatus';
import { claimsText } from './claimsText';
import type { Claim, ClaimStatusValue } from './claimTypes';
import './terms/terms.css';
import type { ClaimTerm } from '../../contract/claimShapes';
import { useCan } from '../../session/useCan';
import { dueForAuthor, dueOf } from './terms/termText';
import './news/news.css';
import type { UnreadNews } from '../../contract/claimReading';
import { newsText } from './news/newsText';

/** Returns the CSS class with the colour of a claim's status. */
export const statusClass = ({ code, isWithdrawn }: ClaimStatusValue): string =>
  isClaimStatus(code) ? `status status-${isWithdrawn ? 'withdrawn' : code}` : 'status';

/** A claim's status: colour and label. */
export function StatusTag({ status }: { status: ClaimStatusValue }) {
  return <span className={statusClass(status)}>{status.label}</span>;
}

interface DueTagProps {
  term: ClaimTerm | null | undefined;
  awaitingSince: string | null | undefined;
  /** Shows only late, today's and paused terms, in the shortest form; today's only to staff. */
  isUrgentOnly?: boolean;
}

/** The due state of a claim, as a coloured label; nothing if nothing is due. */
export function DueTag({ term, awaitingSince, isUrgentOnly = false }: DueTagProps) {
  const isStaff = useCan('claims:changeStatus');
  const due = (isStaff ? dueOf : dueForAuthor)(term, awaitingSince);
  if (!due || (isUrgentOnly && due.state === 'ahead')) return null;
  return (
    <span className={`due due-${due.state}`} title={due.label}>
      {isUrgentOnly ? due.short : due.label}
    </span>
  );
}

/** Marks an open claim that its author calls urgent. */
export const UrgentMark = ({ claim }: { claim: Claim }) =>
  claim.claim_type === 'PROJECT' &&
  claim.urgentReason &&
  isOpenStatus(claim.status.code) && (
    <span className="due due-late" title={claim.urgentReason}>
      {`${claimsText.urgent} · `}
    </span>
  );

/** The news of a claim, before its description; CSS makes the row bold (`news.css`). */
export function RowNews({ news }: { news: UnreadNews }) {
  const text = newsText.what(news.what);
  return (
    <span className="row-news" title={text}>
      {`${text} `}
    </span>
  );
}
