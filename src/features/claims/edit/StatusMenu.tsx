import { Button } from 'antd';
import type { ComponentProps, ReactElement } from 'react';
import { nextStatuses, type ClaimStatus } from '../../../contract/claimStatus';
import { ActionMenu } from '../../../ui/ActionMenu';
import { focusBeside } from '../../../ui/table/keys/rowFocus';
import { useConfirm } from '../../../ui/useConfirm';
import type { PopupButtonProps } from '../../../ui/usePopup';
import { preloadReason, useReason } from '../../../ui/useReason';
import { claimsText, statusActions, statusWarnings } from '../claimsText';
import { CellProblem, CellSaving, useCellEdit } from './cellEdit';
import type { ClaimRow } from '../claimTypes';
import { statusClass } from '../StatusTag';
import type { EditedClaim } from './claimEditsSlice';
import { useRejectClaim } from './useRejectClaim';

interface StatusMenuProps {
  claim: EditedClaim;
  /** As the server has it. */
  status: string;
  size?: 'small' | 'middle';
  type?: 'default' | 'primary';
  /** The button that opens it, where it is not the one that says so. */
  opener?: ReactElement<PopupButtonProps>;
  /** Where a claim has two of these menus, one of them tells how the change goes. */
  isQuiet?: boolean;
  /** What the menu offers below the moves. */
  more?: MoreItem[];
}

/** What else the menu of a claim offers. */
export interface MoreItem {
  key: string;
  label: string;
  onSelect: () => void;
}

/** What the menu of a claim's moves offers; a status that is not ours has none, and says so. */
const moveItems = (targets: ClaimStatus[]) =>
  targets.length === 0
    ? [{ key: 'none', label: claimsText.invalidStatus, disabled: true }]
    : targets.map((target) => ({ key: target, label: statusActions[target], danger: target === 'rejected' }));

/** A claim's status as the button that opens its moves. */
export const StatusButton = ({
  row,
  ...button
}: ComponentProps<'button'> & { row: Pick<ClaimRow, 'claim_id' | 'status'> }) => (
  <button
    type="button"
    {...button}
    className={`status-button ${statusClass(row.status)}`}
    aria-label={claimsText.statusNow(row.claim_id, row.status.label)}
    aria-haspopup="menu"
  >
    {row.status.label}
  </button>
);

/** "Cambiar estado": the moves that are possible now. Those that are more than a step up say first what follows; a rejection asks why. */
export function StatusMenu(props: StatusMenuProps) {
  const { claim, status, size = 'small', type = 'default', opener, isQuiet, more = [] } = props;
  const { confirm, dialog } = useConfirm();
  const { askReason, dialog: reasonDialog } = useReason();
  const { edit, isSaving, save, discard } = useCellEdit(claim, 'status');
  const reject = useRejectClaim();
  const { claim_id: claimId } = claim;
  const choose = (target: ClaimStatus, isByKey: boolean) => {
    discard();
    const title = `${statusActions[target]} · ${claimsText.claimNumber(claimId)}`;
    const okText = statusActions[target];
    if (target === 'rejected')
      return askReason({
        title,
        okText,
        hint: claimsText.rejectHint,
        label: claimsText.rejectLabel,
        onSubmit: (reason) => reject(claim, status, reason),
      });
    const warning = statusWarnings[target];
    if (warning)
      return confirm({
        title,
        children: <p>{warning}</p>,
        okText,
        onConfirm: () => Promise.resolve(save(target, status)),
      });
    save(target, status);
    if (isByKey) focusBeside(document.activeElement, 'below');
  };
  return (
    <>
      <ActionMenu
        // What is possible next is known once the server has answered.
        items={[
          ...moveItems(isSaving ? [] : nextStatuses(status)),
          ...(more.length > 0 ? [{ type: 'divider' as const }] : []),
          ...more.map(({ key, label }) => ({ key, label })),
        ]}
        isSaving={isSaving}
        disabled={isSaving}
        onOpen={preloadReason}
        onSelect={(key, isByKey) => {
          const other = more.find((item) => item.key === key);
          if (other) other.onSelect();
          else choose(key as ClaimStatus, isByKey);
        }}
      >
        {opener ?? (
          <Button
            size={size}
            type={type}
            loading={isSaving}
            aria-haspopup="menu"
            aria-label={claimsText.statusOf(claimId)}
          >
            {claimsText.changeStatus}
          </Button>
        )}
      </ActionMenu>
      {!isQuiet && isSaving && <CellSaving />}
      {!isQuiet && <CellProblem message={edit?.message} />}
      {dialog}
      {reasonDialog}
    </>
  );
}
