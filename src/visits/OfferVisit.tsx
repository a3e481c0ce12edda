import { Button } from 'antd';
import { useCreateVisitMutation } from '../api/visits';
import { notifyDone } from '../ui/notices';
import { useWindowsDialog } from './useWindowsDialog';
import { visitsText as text } from './visitsText';

interface OfferVisitProps {
  workId: number;
  /** A claim of the work order at the address of the visit. */
  claimId: number;
  /** Tells several such buttons on one page apart. */
  label?: string;
}

/** For staff: proposes windows for an address of a work order, or records the date that was agreed on by phone. */
export function OfferVisit({ workId, claimId, label }: OfferVisitProps) {
  const [createVisit] = useCreateVisitMutation();
  const { openWindowsDialog, dialog } = useWindowsDialog();
  const body = { work_id: workId, claim_id: claimId };
  const offer = () =>
    openWindowsDialog({
      title: text.dialogs.offer,
      intro: text.dialogs.offerIntro,
      okText: text.send,
      name: `visit-of-${workId}-${claimId}`,
      onSubmit: async (windows) => {
        await createVisit({ body: { ...body, windows } }).unwrap();
        notifyDone(text.sent);
      },
    });
  const date = () =>
    openWindowsDialog({
      title: text.dialogs.date,
      intro: text.dialogs.dateIntro,
      okText: text.saveDate,
      name: `visit-date-of-${workId}-${claimId}`,
      isDate: true,
      onSubmit: async (windows) => {
        await createVisit({ body: { ...body, windows, is_agreed: true } }).unwrap();
        notifyDone(text.dateSaved);
      },
    });
  return (
    <div className="visit-actions">
      <Button onClick={offer}>{label ?? text.offer}</Button>
      <Button type="text" onClick={date}>
        {text.agreedAlready}
      </Button>
      {dialog}
    </div>
  );
}
