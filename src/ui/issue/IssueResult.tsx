import './issue.css';
import { verifyAddress } from '../../contract/issuedDocumentRules';
import { issueText as text, type Issue } from './useIssue';

interface IssueResultProps {
  issue: Issue;
  /** Class of the link that opens the file, on pages without Ant Design. */
  className?: string;
}

/** What became of asking for a document: that it is being made, the link to its file, or the problem. */
export function IssueResult({ issue: { isWorking, issued, problem }, className }: IssueResultProps) {
  return (
    <div role="status" className="issue-result">
      {isWorking && <p>{text.working}</p>}
      {problem && <p className="field-problem">{problem}</p>}
      {issued?.url && (
        <p>
          <a className={className} href={issued.url} target="_blank" rel="noreferrer">
            {text.open(issued.bytes)}
          </a>
          <small>{text.version(issued.version, issued.code)}</small>
          <a href={verifyAddress(issued.code)} target="_blank" rel="noreferrer">
            {text.verify}
          </a>
        </p>
      )}
    </div>
  );
}
