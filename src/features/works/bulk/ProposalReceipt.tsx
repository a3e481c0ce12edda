import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { ReceiptFrame } from '../../../ui/table/bulk/ReceiptFrame';
import { receiptChanged, selectReceipt } from '../worksSlice';
import { PlaceLinks, RefusedPlaces } from './VisitPlaces';
import { worksBulkText as text } from './worksBulkText';

/** The result of a bulk proposal: the addresses for which windows were proposed, and the reasons for the others. */
export default function ProposalReceipt() {
  const places = useAppSelector(selectReceipt);
  const dispatch = useAppDispatch();
  const close = useCallback(() => void dispatch(receiptChanged(null)), [dispatch]);
  if (!places) return null;
  const sent = places.filter(({ problem }) => problem === null);
  return (
    <ReceiptFrame label={text.receipt} closesItself={sent.length === places.length} onClose={close}>
      <div className="bulk-outcome">
        <p role="status">
          <strong>{sent.length === 0 ? text.none : text.sent(sent.length)}</strong>
        </p>
        <RefusedPlaces places={places} />
        {sent.length > 0 && (
          <details>
            <summary>{text.done}</summary>
            <PlaceLinks places={sent} label={text.done} />
          </details>
        )}
      </div>
    </ReceiptFrame>
  );
}
