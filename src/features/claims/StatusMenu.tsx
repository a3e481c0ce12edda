import { Button } from 'antd';
import type { ReactElement } from 'react';
import { nextStatuses, type ClaimStatus } from '../../contract/claimStatus';
import { ActionMenu } from '../../ui/ActionMenu';
import { focusBeside } from '../../ui/table/rowControls';
import { useConfirm } from '../../ui/useConfirm';
import type { PopupButtonProps } from '../../ui/usePopup';
import { preloadReason, useReason } from '../../ui/useReason';
import { CellProblem } from './CellProblem';
import { claimsText, statusActions, statusWarnings } from './claimsText';
import { useCellChange } from './useCellChange';
import type { ChangeFailure } from './useClaimChanges';

interface StatusMenuProps {
  claimId: number;
  status: string;
  onChange: (target: ClaimStatus) => Promise<ChangeFailure>;
  /** Rejects it with a reason; what this rejects with is shown where the reason was written. */
  onReject: (reason: string) => Promise<unknown>;
  isBusy?: boolean;
  size?: 'small' | 'middle';
  type?: 'default' | 'primary';
  /** The button that opens it, where it is not the one that says so. */
  opener?: ReactElement<PopupButtonProps>;
}

/** What the menu of a claim's moves offers; a status that is not ours has none, and says so. */
const moveItems = (targets: ClaimStatus[]) =>
  targets.length === 0
    ? [{ key: 'none', label: claimsText.invalidStatus, disabled: true }]
    : targets.map((target) => ({ key: target, label: statusActions[target], danger: target === 'rejected' }));

/** "Cambiar estado": the moves that are possible now. Those that are more than a step up say first what follows; a rejection asks why. */
export function StatusMenu(props: StatusMenuProps) {
  const { claimId, status, onChange, onReject, isBusy, size = 'small', type = 'default', opener } = props;
  const { confirm, dialog } = useConfirm();
  const { askReason, dialog: reasonDialog } = useReason();
  const { isSaving, problem, run, forget } = useCellChange();
  const change = (target: ClaimStatus) => run(onChange(target));
  const choose = (target: ClaimStatus, isByKey: boolean) => {
    forget();
    const title = `${statusActions[target]} · ${claimsText.claimNumber(claimId)}`;
    const okText = statusActions[target];
    if (target === 'rejected')
      return askReason({
        title,
        okText,
        hint: claimsText.rejectHint,
        label: claimsText.rejectLabel,
        onSubmit: onReject,
      });
    const warning = statusWarnings[target];
    if (warning) return confirm({ title, children: <p>{warning}</p>, okText, onConfirm: () => change(target) });
    void change(target);
    if (isByKey) focusBeside(document.activeElement, 'below');
  };
  return (
    <>
      <ActionMenu
        items={moveItems(nextStatuses(status))}
        isSaving={isSaving}
        onOpen={preloadReason}
        onSelect={(key, isByKey) => choose(key as ClaimStatus, isByKey)}
      >
        {opener ?? (
          <Button
            size={size}
            type={type}
            loading={isBusy}
            aria-haspopup="menu"
            aria-label={claimsText.statusOf(claimId)}
          >
            {claimsText.changeStatus}
          </Button>
        )}
      </ActionMenu>
      <CellProblem message={problem} />
      {dialog}
      {reasonDialog}
    </>
  );
}
