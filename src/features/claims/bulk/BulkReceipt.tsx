import { useCallback, useState } from 'react';
import { useGetClaimBulkQuery } from '../../../api/claims';
import { errorMessage } from '../../../api/envelope';
import { useAppDispatch } from '../../../session/hooks';
import { bulkClosed } from '../../../session/storedSlice';
import { ReceiptFrame } from '../../../ui/table/bulk/ReceiptFrame';
import { uiText } from '../../../ui/text';
import { useJobPolling } from '../../../session/useFreshSeconds';
import { BulkOutcome, OutcomeDetails } from './BulkOutcome';
import { bulkText } from './bulkText';
import { claimLists } from '../claimLists';
import type { ClaimMode } from '../claimTypes';

interface BulkReceiptProps {
  mode: ClaimMode;
  /** The id of the bulk change. */
  id: number;
  isHidden?: boolean;
}

/**
 * The progress of a bulk change and its result for each claim. If all claims were changed, the receipt closes itself.
 */
export default function BulkReceipt({ mode, id, isHidden }: BulkReceiptProps) {
  const [isOver, setIsOver] = useState(false);
  const pollingInterval = useJobPolling(!isOver);
  const { data, error, refetch } = useGetClaimBulkQuery({ id }, { pollingInterval });
  if (data && data.is_over !== isOver) setIsOver(data.is_over);
  const dispatch = useAppDispatch();
  const close = useCallback(
    () => void dispatch(bulkClosed({ table: claimLists[mode].name, id })),
    [dispatch, mode, id],
  );

  return (
    <ReceiptFrame
      label={bulkText.receipt}
      id={id}
      closesItself={data?.is_over === true && data.refused === 0}
      isHidden={isHidden}
      onClose={close}
      details={
        data?.is_over && data.rows.length > 0
          ? { label: bulkText.oneByOne, content: <OutcomeDetails mode={mode} bulk={data} /> }
          : undefined
      }
    >
      {data?.is_over ? (
        <BulkOutcome mode={mode} bulk={data} />
      ) : (
        <div className="bulk-progress">
          <progress aria-label={bulkText.receipt} max={data?.total ?? 1} value={data ? data.done + data.refused : 0} />
          <span className="tabular">
            {data ? bulkText.progress(data.done + data.refused, data.total) : bulkText.starting}
          </span>
        </div>
      )}
      {error !== undefined && !isOver && (
        <p className="field-problem" role="alert">
          <span>{`${bulkText.unknown} ${errorMessage(error)} `}</span>
          <button type="button" className="link-button" onClick={() => void refetch()}>
            {uiText.retry}
          </button>
        </p>
      )}
    </ReceiptFrame>
  );
}
