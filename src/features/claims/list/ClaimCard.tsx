import { formatDate } from '../../../ui/dates';
import { formatMoney } from '../../../ui/money';
import { claimsText } from '../claimsText';
import type { Claim } from '../claimTypes';
import { DueTag } from '../terms/DueTag';
import { RowNews } from '../news/RowNews';
import { PriorityDot } from '../edit/PriorityDot';
import { StatusTag } from '../StatusTag';
import { subjectOf } from '../subject';
import { RowVisit } from './RowVisit';

interface ClaimCardProps {
  row: Claim;
  hasPriority: boolean;
  hasPrice: boolean;
  hasResponsible: boolean;
  /** The user's name, which is not shown as the client's name on the user's own claims. */
  ownName: string;
}

/** A claim in a phone's list: problem, location and status. */
export function ClaimCard({ row, hasPriority, hasPrice, hasResponsible, ownName }: ClaimCardProps) {
  return (
    <>
      <div className="card-line">
        <strong className="tabular">{`#${row.claimId}`}</strong>
        <span className="card-soft tabular">{formatDate(row.date)}</span>
        <StatusTag status={row.status} />
      </div>
      {row.nextVisit && (
        <p className="card-visit">
          <RowVisit visit={row.nextVisit} />
        </p>
      )}
      <DueTag term={row.term} awaitingSince={row.awaitingReplySince} isUrgentOnly />
      <p className="card-title">{subjectOf(row)}</p>
      <p className="card-text">
        {row.news && <RowNews news={row.news} />}
        <span>{row.description}</span>
      </p>
      <p className="card-soft">
        {[
          row.building,
          row.clientName !== ownName && row.clientName,
          row.message > 0 && claimsText.messages(row.message),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(hasPriority || hasPrice) && (
        <div className="card-line">
          {hasPriority && <PriorityDot priority={row.priority} />}
          {hasPrice && <span className="card-soft tabular">{formatMoney(row.repair_price) ?? claimsText.noPrice}</span>}
        </div>
      )}
      {hasResponsible && row.responsible !== undefined && (
        <p className="card-soft">
          {row.responsible ? claimsText.responsibleShort(row.responsible.name) : claimsText.noResponsible}
        </p>
      )}
    </>
  );
}
