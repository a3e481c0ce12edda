import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Bulk } from '../../../api/claims';
import { errorMessage } from '../../../api/envelope';
import type { BulkAction } from '../../../contract/claimBulk';
import { to } from '../../../contract/links';
import { ByReason } from '../../../ui/table/bulk/ByReason';
import { uiText } from '../../../ui/text';
import { claimScreens } from '../../../contract/claimScreens';
import { claimsText } from '../claimsText';
import type { ClaimMode } from '../claimTypes';
import { bulkActionText, bulkText } from './bulkText';
import { forecastOf, useStatusCounts } from './forecast';
import { useBulk } from './useBulk';

/** The result of a finished bulk change in one line, with the possible next actions. */
export function BulkOutcome({ mode, bulk }: { mode: ClaimMode; bulk: Bulk }) {
  const { start, undo, isStarting } = useBulk(mode);
  const [problem, setProblem] = useState<string>();
  const { action } = bulk;
  const refused = bulk.rows.filter(({ outcome }) => outcome === 'refused');
  const attempt = (order: Promise<void>) => {
    setProblem(undefined);
    order.catch((error: unknown) => setProblem(errorMessage(error)));
  };
  const ids = refused.map((row) => row.claim_id);
  // A status that does not allow the change would be refused again: the retry is offered for claims that allow it now.
  const { counts, isUnknown } = useStatusCounts(mode, action === 'undo' ? undefined : { ids });
  const admittedOf = (retriedAction: BulkAction) =>
    counts ? forecastOf(retriedAction, counts).canCount : isUnknown ? ids.length : 0;
  const admitted = action === 'undo' ? 0 : admittedOf(action);
  const retry = (retriedAction: BulkAction) => {
    const order = {
      action: retriedAction,
      priority: bulk.priority ?? undefined,
      responsibleId: retriedAction === 'assign' ? (bulk.responsible?.id ?? null) : undefined,
      reason: bulk.reason ?? undefined,
    };
    attempt(start({ ids }, order));
  };
  return (
    <>
      <p>
        <strong>
          {`${action === 'assign' ? bulkText.assignedTo(bulk.responsible?.name) : bulkActionText[action]}:`}
        </strong>{' '}
        <span role="status">{bulkText.over(bulk.done, bulk.refused)}</span>
      </p>
      {refused.length > 0 && action !== 'undo' && admitted > 0 && (
        <Button loading={isStarting} onClick={() => retry(action)}>
          {bulkText.again(admitted)}
        </Button>
      )}
      {bulk.undo_until && (
        <UndoButton key={bulk.id} until={bulk.undo_until} isBusy={isStarting} onUndo={() => attempt(undo(bulk.id))} />
      )}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** The claims that were not changed, grouped by reason, and those that were. */
export function OutcomeDetails({ mode, bulk }: { mode: ClaimMode; bulk: Bulk }) {
  const refused = bulk.rows.filter(({ outcome }) => outcome === 'refused');
  const done = bulk.rows.filter(({ outcome }) => outcome === 'done');
  return (
    <>
      <ByReason
        rows={refused}
        reasonOf={({ message }) => message ?? bulkText.refused}
        title={bulkText.refusedFor}
        show={(rows, why) => <Rows mode={mode} rows={rows} label={why} />}
      />
      {done.length > 0 && (
        <details className="bulk-reason" open={refused.length === 0}>
          <summary>{bulkText.changed(done.length)}</summary>
          <Rows mode={mode} rows={done} label={bulkText.done} />
        </details>
      )}
    </>
  );
}

/** "Deshacer", shown until an instant. */
function UndoButton({ until, isBusy, onUndo }: { until: string; isBusy: boolean; onUndo: () => void }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (isLate) return null;
  return (
    <Button loading={isBusy} onClick={onUndo}>
      {uiText.undo}
    </Button>
  );
}

function Rows({ mode, rows, label }: { mode: ClaimMode; rows: Bulk['rows']; label: string }) {
  return (
    <ul className="bulk-rows" aria-label={label} tabIndex={0}>
      {rows.map(({ claim_id: id, record_id: record }) => (
        <li key={id}>
          <Link to={to(claimScreens[mode].detail, { id: record })}>{claimsText.claimNumber(id)}</Link>
        </li>
      ))}
    </ul>
  );
}
