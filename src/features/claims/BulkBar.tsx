import { Button } from 'antd';
import { useState } from 'react';
import { nextStatuses, type ClaimStatus } from '../../contract/claimStatus';
import { ActionMenu } from '../../ui/ActionMenu';
import { notifyDone } from '../../ui/notices';
import { useConfirm } from '../../ui/useConfirm';
import { preloadReason, useReason } from '../../ui/useReason';
import { claimsText, statusActions, statusWarnings } from './claimsText';
import type { ClaimRow } from './claimTypes';
import { moveItems } from './StatusMenu';
import { useChangeStatus } from './useClaimChanges';

interface BulkBarProps {
  rows: ClaimRow[];
  /** How many rows the page shows. */
  pageCount: number;
  onSelectPage: () => void;
  /** Called with the claims that could not be changed, which stay selected. */
  onDone: (failedIds: number[]) => void;
}

/** What can be done with the selected claims: the moves that all of them allow. */
export function BulkBar({ rows, pageCount, onSelectPage, onDone }: BulkBarProps) {
  const { move } = useChangeStatus();
  const { confirm, dialog } = useConfirm();
  const { askReason, dialog: reasonDialog } = useReason();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const common = rows
    .map((row) => nextStatuses(row.status.code))
    .reduce((shared, next) => shared.filter((status) => next.includes(status)));

  const run = async (target: ClaimStatus, reason?: string) => {
    setIsBusy(true);
    const failed: ClaimRow[] = [];
    for (const row of rows) await move(row, target, reason).catch(() => failed.push(row));
    setIsBusy(false);
    const told = claimsText.bulkDone(rows.length - failed.length, failed.length);
    if (failed.length === 0) notifyDone(claimsText.statusUpdated, told);
    // What is still to be done stays with what is still selected.
    setRefused(failed.length > 0 ? told : undefined);
    onDone(failed.map((row) => row.claim_id));
  };
  const choose = (target: ClaimStatus) => {
    const title = `${statusActions[target]} · ${claimsText.selected(rows.length)}`;
    const okText = statusActions[target];
    if (target === 'rejected')
      return askReason({
        title,
        okText,
        hint: claimsText.rejectHint,
        label: claimsText.rejectLabel,
        onSubmit: (reason) => run(target, reason),
      });
    const warning = statusWarnings[target];
    if (!warning) return void run(target);
    confirm({ title, children: <p>{warning}</p>, okText, onConfirm: () => run(target) });
  };

  return (
    <div className="bulk-bar">
      <strong role="status">{claimsText.selected(rows.length)}</strong>
      {refused && (
        <span className="field-problem" role="alert">
          {refused}
        </span>
      )}
      {common.length === 0 ? (
        <span>{claimsText.noCommonMove}</span>
      ) : (
        <ActionMenu items={moveItems(common)} onOpen={preloadReason} onSelect={(key) => choose(key as ClaimStatus)}>
          <Button size="small" type="primary" loading={isBusy} aria-haspopup="menu">
            {claimsText.changeStatus}
          </Button>
        </ActionMenu>
      )}
      {rows.length < pageCount && (
        <button type="button" className="link-button" onClick={onSelectPage}>
          {claimsText.selectPage(pageCount)}
        </button>
      )}
      <button type="button" className="link-button" onClick={() => onDone([])}>
        {claimsText.unselect}
      </button>
      {dialog}
      {reasonDialog}
    </div>
  );
}
