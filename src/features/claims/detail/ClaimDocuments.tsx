import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { errorMessage } from '../../../api/envelope';
import { useIssueClaimDocumentMutation, useListClaimDocumentsQuery } from '../../../api/issuedDocuments';
import { completedClaimStatus } from '../../../contract/claimStatus';
import { issuedTitles, outOfUseMax, type ClaimDocumentKind } from '../../../contract/issuedDocumentRules';
import { useCan } from '../../../session/useCan';
import { formatInstant } from '../../../ui/dates';
import { Dialog } from '../../../ui/Dialog';
import { IssueResult } from '../../../ui/issue/IssueResult';
import { useIssue } from '../../../ui/issue/useIssue';
import { ErrorState } from '../../../ui/states';
import type { Claim } from '../claimTypes';
import { uiText } from '../../../ui/text';
import { documentsText as text } from './documentsText';

export interface ClaimDocumentsProps {
  claim: Pick<Claim, 'claimId' | 'status'>;
  onClose: () => void;
}

/** The documents of a claim: its act and the certificate of its repair, issued here, and those issued before. */
export default function ClaimDocuments({ claim: { claimId, status }, onClose }: ClaimDocumentsProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { data, error, refetch } = useListClaimDocumentsQuery({ id: claimId });
  const isCompleted = status.code === completedClaimStatus;
  const issued = data?.items.filter(({ url }) => url) ?? [];
  return (
    <Dialog
      open={isOpen}
      title={text.title(claimId)}
      onCancel={() => setIsOpen(false)}
      afterClose={onClose}
      footer={<Button onClick={() => setIsOpen(false)}>{uiText.close}</Button>}
    >
      <div className="issued-documents">
        <DocumentPart claimId={claimId} kind="claim" />
        {isCompleted ? (
          <DocumentPart claimId={claimId} kind="repair" />
        ) : (
          <section>
            <h3>{issuedTitles.repair}</h3>
            <p className="field-hint">{text.notCompleted}</p>
          </section>
        )}
        {error && !data && (
          <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
        )}
        {issued.length > 0 && (
          <section>
            <h3>{text.earlier}</h3>
            <ul>
              {issued.map(({ id, kind, version, created_at: at, url }) => (
                <li key={id}>
                  <a href={url ?? undefined} target="_blank" rel="noreferrer">
                    {text.issued(issuedTitles[kind], version, formatInstant(at))}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="field-hint">{text.genuine}</p>
      </div>
    </Dialog>
  );
}

/** One kind of document: what it says, and the button that issues it. */
function DocumentPart({ claimId, kind }: { claimId: number; kind: ClaimDocumentKind }) {
  const givesDays = useCan('claims:changeStatus') && kind === 'repair';
  const [days, setDays] = useState('');
  const isWrong = days !== '' && !(/^\d+$/.test(days) && Number(days) <= outOfUseMax);
  const [issueDocument] = useIssueClaimDocumentMutation();
  const issue = useIssue(() =>
    issueDocument({ id: claimId, body: { kind, out_of_use_days: days === '' ? undefined : Number(days) } }).unwrap(),
  );
  const [daysId, hintId] = [useId(), useId()];
  return (
    <section>
      <h3>{issuedTitles[kind]}</h3>
      <p className="field-hint">{text.hint[kind]}</p>
      {givesDays && (
        <div>
          <label htmlFor={daysId}>{text.outOfUse}</label>
          <Input
            id={daysId}
            inputMode="numeric"
            value={days}
            status={isWrong ? 'error' : undefined}
            aria-invalid={isWrong}
            aria-describedby={hintId}
            onChange={(event) => setDays(event.target.value.trim())}
          />
          <p id={hintId} className={isWrong ? 'field-problem' : 'field-hint'}>
            {isWrong ? text.outOfUseProblem(outOfUseMax) : text.outOfUseHint}
          </p>
        </div>
      )}
      <Button loading={issue.isWorking} disabled={isWrong} onClick={issue.start}>
        {text.make[kind]}
      </Button>
      <IssueResult issue={issue} />
    </section>
  );
}
