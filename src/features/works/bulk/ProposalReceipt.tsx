import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { ReceiptFrame } from '../../../ui/table/bulk/ReceiptFrame';
import { receiptClosed, selectReceipt } from '../worksSlice';
import { PlaceLinks, RefusedPlaces } from './VisitPlaces';
import { worksBulkText as text } from './worksBulkText';

/** The result of a bulk proposal: the addresses for which windows were proposed, and the reasons for the others. */
export default function ProposalReceipt() {
  const places = useAppSelector(selectReceipt);
  const dispatch = useAppDispatch();
  const close = useCallback(() => void (places && dispatch(receiptClosed(places))), [dispatch, places]);
  if (!places) return null;
  const sent = places.filter(({ problem }) => problem === null);
  return (
    <ReceiptFrame
      label={text.receipt}
      id={places.map(({ work_id: id, problem }) => `${id} ${problem ?? ''}`).join()}
      closesItself={sent.length === places.length}
      onClose={close}
      details={{
        label: text.details,
        content: (
          <>
            <RefusedPlaces places={places} />
            {sent.length > 0 && (
              <details className="bulk-reason" open={sent.length === places.length}>
                <summary>{text.done(sent.length)}</summary>
                <PlaceLinks places={sent} label={text.done(sent.length)} />
              </details>
            )}
          </>
        ),
      }}
    >
      <p role="status">
        <strong>{sent.length === 0 ? text.none : text.sent(sent.length)}</strong>
      </p>
    </ReceiptFrame>
  );
}
