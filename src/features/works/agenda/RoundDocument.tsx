import { Button } from 'antd';
import { useIssueRoundMutation } from '../../../api/issuedDocuments';
import type { Visit } from '../../../api/visits';
import { IssueResult } from '../../../ui/issue/IssueResult';
import { useIssue } from '../../../ui/issue/useIssue';
import { toWall, wallDay } from '../../../ui/wallTime';
import { agendaText as text } from './agendaText';

/** The round of one person as a PDF, to send to who goes. Not printed with the page. */
export function RoundDocument({
  visit: { worker, starts_at: at, contractor_id: contractor, assignee_id: assignee },
}: {
  visit: Visit;
}) {
  const [issueRound] = useIssueRoundMutation();
  const issue = useIssue(() =>
    issueRound({
      body: {
        day: wallDay(toWall(at ?? '')),
        contractor_id: contractor ?? undefined,
        assignee_id: assignee ?? undefined,
      },
    }).unwrap(),
  );
  return (
    <div className="round-document">
      <Button size="small" loading={issue.isWorking} aria-label={text.roundDocumentOf(worker)} onClick={issue.start}>
        {text.roundDocument}
      </Button>
      <IssueResult issue={issue} />
    </div>
  );
}
