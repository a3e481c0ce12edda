import { issueOwnRepair } from '../../../api/issuedDocuments';
import { IssueResult } from '../../../ui/issue/IssueResult';
import { useIssue } from '../../../ui/issue/useIssue';
import { ownWorkText as text } from '../ownWorkText';

interface OwnRepairProps {
  link: string;
  claimId: number;
  /** Name of the place, if the work has several. */
  place?: string;
}

/** The certificate of what the contractor reported as done at one place, as a PDF. Needs a connection. */
export function OwnRepair({ link, claimId, place }: OwnRepairProps) {
  const issue = useIssue(() => issueOwnRepair(link, claimId));
  return (
    <>
      <button
        type="button"
        className="ow-button"
        disabled={issue.isWorking}
        aria-label={place && text.repairDocumentOf(place)}
        onClick={issue.start}
      >
        {text.repairDocument}
      </button>
      <IssueResult issue={issue} className="ow-button" />
    </>
  );
}
