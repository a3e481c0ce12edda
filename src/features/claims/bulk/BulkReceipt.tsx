import './bulk.css';
import { to } from '../../../contract/links';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetClaimBulkQuery, type Bulk } from '../../../api/claims';
import { errorMessage } from '../../../api/envelope';
import type { BulkAction } from '../../../contract/claimBulk';
import { useAppDispatch } from '../../../session/hooks';
import { bulkClosed } from '../../../session/storedSlice';
import { uiText } from '../../../ui/text';
import { bulkActionText, bulkText } from './bulkText';
import { claimScreens } from '../claimScreens';
import { claimLists } from '../claimPlaces';
import { claimsText } from '../claimsText';
import type { ClaimMode } from '../claimTypes';
import { useBulk } from './useBulk';

/** Milliseconds between two questions how far a change is. */
const askEvery = 700;

interface BulkReceiptProps {
  mode: ClaimMode;
  /** The number of the order. */
  id: number;
}

/** How far a change of many claims is, and once it is over what became of each; it stands until it is closed. */
export default function BulkReceipt({ mode, id }: BulkReceiptProps) {
  const [isOver, setIsOver] = useState(false);
  const { data, error, refetch } = useGetClaimBulkQuery({ id }, { pollingInterval: isOver ? 0 : askEvery });
  if (data && data.is_over !== isOver) setIsOver(data.is_over);
  const dispatch = useAppDispatch();
  const close = () => dispatch(bulkClosed(claimLists[mode]));

  return (
    <section className="bulk-receipt" aria-label={bulkText.receipt}>
      {data?.is_over ? (
        <Outcome mode={mode} bulk={data} />
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
          {bulkText.unknown} {errorMessage(error)}{' '}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            {uiText.retry}
          </button>
        </p>
      )}
      <Button size="small" className="bulk-close" onClick={close}>
        {bulkText.close}
      </Button>
    </section>
  );
}

function Outcome({ mode, bulk }: { mode: ClaimMode; bulk: Bulk }) {
  const { start, undo, isStarting } = useBulk(mode);
  const [problem, setProblem] = useState<string>();
  const { action } = bulk;
  const refused = bulk.rows.filter(({ outcome }) => outcome === 'refused');
  const done = bulk.rows.filter(({ outcome }) => outcome === 'done');
  const attempt = (order: Promise<void>) => {
    setProblem(undefined);
    order.catch((error: unknown) => setProblem(errorMessage(error)));
  };
  const again = (deed: BulkAction) => {
    const order = { action: deed, priority: bulk.priority ?? undefined, reason: bulk.reason ?? undefined };
    attempt(start({ ids: refused.map((row) => row.claim_id) }, order));
  };
  return (
    <div className="bulk-outcome">
      <p>
        <strong>{bulkActionText[action]}:</strong> <span role="status">{bulkText.over(bulk.done, bulk.refused)}</span>
      </p>
      {refused.length > 0 && (
        <>
          <Rows mode={mode} rows={refused} label={bulkText.refused} />
          {action !== 'undo' && (
            <p>
              <Button size="small" loading={isStarting} onClick={() => again(action)}>
                {bulkText.again(refused.length)}
              </Button>
            </p>
          )}
        </>
      )}
      {bulk.undo_until && (
        <p>
          <UndoButton key={bulk.id} until={bulk.undo_until} isBusy={isStarting} onUndo={() => attempt(undo(bulk.id))} />
        </p>
      )}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      {done.length > 0 && (
        <details>
          <summary>{bulkText.oneByOne}</summary>
          <Rows mode={mode} rows={done} label={bulkText.done} />
        </details>
      )}
    </div>
  );
}

/** "Deshacer", until an instant. */
function UndoButton({ until, isBusy, onUndo }: { until: string; isBusy: boolean; onUndo: () => void }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (isLate) return null;
  return (
    <Button size="small" loading={isBusy} onClick={onUndo}>
      {uiText.undo}
    </Button>
  );
}

function Rows({ mode, rows, label }: { mode: ClaimMode; rows: Bulk['rows']; label: string }) {
  return (
    <ul className="bulk-rows" aria-label={label} tabIndex={0}>
      {rows.map(({ claim_id: id, record_id: record, message }) => (
        <li key={id}>
          <Link to={to(claimScreens[mode].detail, { id: record })}>{claimsText.claimNumber(id)}</Link>{' '}
          {message ?? label}
        </li>
      ))}
    </ul>
  );
}
