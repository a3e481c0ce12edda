import { Button } from 'antd';
import { useReportUnattendedVisitMutation, type Visit } from '../api/visits';
import { unattendedMessage } from '../contract/visitWords';
import { notifyDone, notifyFailed } from '../ui/notices';
import { useConfirm } from '../ui/useDialog';
import { visitsText as text, unattendedText } from './visitsText';

interface ReportUnattendedProps {
  visit: Visit & { starts_at: string; ends_at: string };
}

/**
 * For the resident, once the time of a visit is over and its result is not recorded: a button that tells the company
 * that nobody came, which sends a message in the claim.
 */
export function ReportUnattended({ visit }: ReportUnattendedProps) {
  const [report] = useReportUnattendedVisitMutation();
  const { confirm, dialog } = useConfirm();
  if (visit.unattended_at) return <p className="card-soft">{unattendedText.reported}</p>;
  const tell = () =>
    confirm({
      title: unattendedText.report,
      children: <p>{unattendedText.hint(unattendedMessage(visit))}</p>,
      okText: text.send,
      onConfirm: () =>
        report({ id: visit.id })
          .unwrap()
          .then(() => notifyDone(text.unattendedSent), notifyFailed),
    });
  return (
    <>
      <Button onClick={tell}>{unattendedText.report}</Button>
      {dialog}
    </>
  );
}
