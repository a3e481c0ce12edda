import '../../../ui/table/bulk/bulk.css';
import { Button } from 'antd';
import { useState } from 'react';
import { late } from '../../../ui/late';
import { errorMessage } from '../../../api/envelope';
import {
  claimMoves,
  claimTransitions,
  completedClaimStatus,
  isClaimStatus,
  type ClaimMove,
} from '../../../contract/claimStatus';
import { limits } from '../../../contract/limits';
import { to } from '../../../contract/links';
import { useCan } from '../../../session/useCan';
import { ActionMenu } from '../../../ui/ActionMenu';
import { LinkButton } from '../../../ui/LinkButton';
import type { SelectedRows } from '../../../ui/table/list/ListScreen';
import { useDialog, useConfirm } from '../../../ui/useDialog';
import { useHasCards } from '../../../ui/useMediaQuery';
import { preloadReason, useReason } from '../../../ui/useReason';
import type { AssignDialogProps } from './AssignDialog';
import { bulkActionText, bulkText } from './bulkText';
import { claimsText, statusActions, statusWarnings } from '../claimsText';
import type { Claim, ClaimMode } from '../claimTypes';
import { useFinishDialog } from '../edit/useFinishDialog';
import { offeredPriorities } from '../edit/PriorityDot';
import { BulkForecast } from './BulkForecast';
import { BulkMarks } from './BulkMarks';
import { countRows, forecastOf } from './forecast';
import { useBulk, type BulkChange } from './useBulk';

const AssignDialog = late(() => import(/* webpackChunkName: "assign" */ './AssignDialog'));

interface BulkBarProps extends SelectedRows<Claim> {
  mode: ClaimMode;
}

/**
 * Returns the moves that at least one of the selected claims may allow. The statuses of claims on other pages are
 * unknown.
 */
function possibleMoves(selected: Claim[], hasOthers: boolean): ClaimMove[] {
  return claimMoves.filter(
    (move) =>
      hasOthers ||
      selected.some(({ status: { code } }) => isClaimStatus(code) && claimTransitions[code][move] !== undefined),
  );
}

/** Whether a step forward completes each of the selected claims that it moves. */
const completesAll = (selected: Claim[], hasOthers: boolean): boolean =>
  !hasOthers && selected.length > 0 && moveLabel('up', selected, hasOthers) === statusActions[completedClaimStatus];

/** Returns the label of a move: its target status, if it is the same for all selected claims. */
function moveLabel(move: ClaimMove, selected: Claim[], hasOthers: boolean): string {
  const targets = new Set(
    selected.map(({ status: { code } }) => (isClaimStatus(code) ? claimTransitions[code][move] : undefined)),
  );
  const [target] = targets;
  return !hasOthers && targets.size === 1 && target ? statusActions[target] : bulkActionText[move];
}

/** The bulk actions for the selected claims; each is one command. The result appears above the list (`BulkReceipt`). */
export default function BulkBar({ mode, selection, rows, total, exportButton }: BulkBarProps) {
  const { start, isStarting } = useBulk(mode);
  const { confirm, dialog } = useConfirm();
  const { askReason, dialog: reasonDialog } = useReason();
  const finishing = useFinishDialog();
  const assigning = useDialog<AssignDialogProps>(AssignDialog);
  const [problem, setProblem] = useState<string>();
  // Cards have no table head with a checkbox for the page.
  const hasCards = useHasCards();
  const canAssign = useCan('claims:assign');
  const canManageWorks = useCan('works:manage');
  const canPrioritize = useCan('claims:changePriority') && mode === 'unit';
  const { ids, isAll, count, target } = selection;
  const selected = rows.filter((row) => ids.includes(row.claimId));
  const hasOthers = isAll || selected.length < ids.length;
  const moves = possibleMoves(selected, hasOthers);

  const startChange = async (change: BulkChange) => {
    await start(target, change);
    selection.choose([]);
  };
  const startAtOnce = (change: BulkChange) => {
    setProblem(undefined);
    startChange(change).catch((error: unknown) => setProblem(errorMessage(error)));
  };
  const inSight = hasOthers ? undefined : countRows(selected);
  const forecast = (change: BulkChange) => (
    <BulkForecast mode={mode} action={change.action} count={count} inSight={inSight} target={target} />
  );
  /**
   * Asks for confirmation if the change affects claims on other pages, moves claims back, or cannot change all of them.
   * Otherwise starts it at once.
   */
  const confirmOrStart = (change: BulkChange, label: string, warning?: string) => {
    if (inSight && !warning && forecastOf(change.action, inSight).cannotCount === 0) return startAtOnce(change);
    confirm({
      title: bulkText.title(label, count),
      children: (
        <>
          {forecast(change)}
          {warning && <p>{warning}</p>}
        </>
      ),
      okText: label,
      onConfirm: () => startChange(change),
    });
  };
  const move = (action: ClaimMove) => {
    const label = moveLabel(action, selected, hasOthers);
    if (action === 'up' && completesAll(selected, hasOthers))
      return finishing.open({
        title: bulkText.title(label, count),
        okText: label,
        children: count > 1 && forecast({ action }),
        onSubmit: ({ done }) => startChange({ action, reason: done ?? undefined }),
      });
    if (action !== 'reject')
      return confirmOrStart({ action }, label, action === 'reopen' ? statusWarnings.pending : undefined);
    askReason({
      title: bulkText.title(label, count),
      okText: label,
      hint: (
        <>
          {count > 1 && forecast({ action })}
          <span>{claimsText.rejectHint}</span>
        </>
      ),
      label: claimsText.rejectLabel,
      onSubmit: (reason) => startChange({ action, reason }),
    });
  };
  const priorityItems = offeredPriorities.map((key) => ({ key, label: bulkText.priorityTo(key) }));

  return (
    <div className="bulk-bar">
      <strong role="status">{isAll ? bulkText.selectedAll(count) : bulkText.selected(count)}</strong>
      {problem && (
        <span className="field-problem" role="alert">
          {problem}
        </span>
      )}
      {moves.length === 0 ? (
        <span>{bulkText.noMove}</span>
      ) : (
        <ActionMenu
          items={moves.map((key) => ({
            key,
            label: moveLabel(key, selected, hasOthers),
            danger: key === 'reject',
          }))}
          onOpen={preloadReason}
          onSelect={(key) => move(key as ClaimMove)}
        >
          <Button type="primary" loading={isStarting} aria-haspopup="menu">
            {claimsText.changeStatus}
          </Button>
        </ActionMenu>
      )}
      {canPrioritize && (
        <ActionMenu
          items={priorityItems}
          onSelect={(key) => {
            const priority = offeredPriorities.find((code) => code === key);
            if (priority) confirmOrStart({ action: 'priority', priority }, bulkText.priorityTo(priority));
          }}
        >
          <Button loading={isStarting} aria-haspopup="menu">
            {bulkText.changePriority}
          </Button>
        </ActionMenu>
      )}
      <BulkMarks mode={mode} selection={selection} />
      {canAssign && (
        <Button
          loading={isStarting}
          aria-haspopup="dialog"
          onClick={() =>
            assigning.open({
              title: bulkText.title(bulkActionText.assign, count),
              children: forecast({ action: 'assign' }),
              onAssign: (responsibleId) => startChange({ action: 'assign', responsibleId }),
            })
          }
        >
          {bulkText.assign}
        </Button>
      )}
      {canManageWorks && !isAll && count <= limits.claimsPerWork && (
        <LinkButton to={to('encargar-trabajo', { query: { reclamos: ids.join(',') } })}>
          {bulkText.askForWork}
        </LinkButton>
      )}
      {exportButton}
      {hasCards && !isAll && selected.length < rows.length && (
        <button
          type="button"
          className="link-button"
          onClick={() => selection.choose([...new Set([...ids, ...rows.map((row) => row.claimId)])])}
        >
          {bulkText.selectPage(rows.length)}
        </button>
      )}
      {!isAll && selected.length === rows.length && total > ids.length && (
        <button type="button" className="link-button" onClick={selection.chooseAll}>
          {bulkText.selectAll(total)}
        </button>
      )}
      <button type="button" className="link-button" onClick={() => selection.choose([])}>
        {bulkText.unselect}
      </button>
      {dialog}
      {reasonDialog}
      {finishing.dialog}
      {assigning.dialog}
    </div>
  );
}
