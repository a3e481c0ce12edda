import { Button } from 'antd';
import type { ComponentProps, ReactElement } from 'react';
import { late, LatePart } from '../../../ui/late';
import { serverTakes } from '../../../api/otherServer/server';
import {
  completedClaimStatus,
  nextStatuses,
  rejectedClaimStatus,
  type ClaimStatus,
} from '../../../contract/claimStatus';
import { ActionMenu } from '../../../ui/ActionMenu';
import { notifyFailed } from '../../../ui/notices';
import { focusNeighbour } from '../../../ui/table/keys/rowFocus';
import { useConfirm } from '../../../ui/useDialog';
import type { PopupButtonProps } from '../../../ui/usePopup';
import { preloadReason, useReason } from '../../../ui/useReason';
import { claimsText, statusActions, statusWarnings } from '../claimsText';
import { CellProblem, CellSaving, useCellEdit } from './cellEdit';
import type { Claim } from '../claimTypes';
import { statusClass } from '../claimTags';
import type { EditedClaim } from './claimEditsSlice';
import { useFinishDialog } from './useFinishDialog';
import { useMoveWithWords, useRejectClaim } from './useRejectClaim';

const RejectChoices = late(() => import(/* webpackChunkName: "decision" */ '../decision/RejectChoices'));

interface StatusMenuProps {
  claim: EditedClaim & Pick<Claim, 'decision'>;
  /** The status on the server. */
  status: string;
  size?: 'small' | 'middle';
  /** The button that opens the menu, if it is not the status button. */
  opener?: ReactElement<PopupButtonProps>;
  /** If a claim has two of these menus, only one shows the state of the save. */
  isQuiet?: boolean;
  /** Items below the moves. */
  more?: MoreItem[];
}

/** An additional item of a claim's menu. */
interface MoreItem {
  key: string;
  label: string;
  onSelect: () => void;
}

/** Returns the items for the moves; an unknown status has none, and a disabled item says so. */
const moveItems = (targets: ClaimStatus[]) =>
  targets.length === 0
    ? [{ key: 'none', label: claimsText.invalidStatus, disabled: true }]
    : targets.map((target) => ({ key: target, label: statusActions[target], danger: target === rejectedClaimStatus }));

/** A claim's status as the button that opens its moves. */
export const StatusButton = ({
  row,
  ...button
}: ComponentProps<'button'> & { row: Pick<Claim, 'claimId' | 'status'> }) => (
  <button
    type="button"
    {...button}
    className={`status-button ${statusClass(row.status)}`}
    aria-label={claimsText.statusNow(row.claimId, row.status.label)}
    aria-haspopup="menu"
  >
    {row.status.label}
  </button>
);

/**
 * "Cambiar estado": the moves that are possible now. Moves that are not a step forward show their effect first; a
 * rejection asks for a reason.
 */
export function StatusMenu(props: StatusMenuProps) {
  const { claim, status, size = 'small', opener, isQuiet, more: extraItems = [] } = props;
  const { confirm, dialog } = useConfirm();
  const { askReason, dialog: reasonDialog } = useReason();
  const { edit, isSaving, save, discard } = useCellEdit(claim, 'status');
  const reject = useRejectClaim();
  const move = useMoveWithWords();
  const finishing = useFinishDialog();
  const { claimId } = claim;
  const choose = (target: ClaimStatus, isByKey: boolean) => {
    discard();
    const title = `${statusActions[target]} · ${claimsText.claimNumber(claimId)}`;
    const okText = statusActions[target];
    if (target === rejectedClaimStatus && !serverTakes('rejectClaim', 'reason'))
      return confirm({
        title,
        children: <p>{claimsText.rejectPlainHint}</p>,
        okText,
        isDangerous: true,
        onConfirm: () => reject(claim, status, '').catch(notifyFailed),
      });
    if (target === rejectedClaimStatus)
      return askReason({
        title,
        okText,
        hint: claimsText.rejectHint,
        label: claimsText.rejectLabel,
        // Rejecting asks for the decision, if there is none yet.
        more:
          claim.decision === null
            ? (parts) => (
                <LatePart>
                  <RejectChoices {...parts} />
                </LatePart>
              )
            : undefined,
        onSubmit: (reason, choice) => reject(claim, status, reason, choice === 'not_covered' ? choice : undefined),
      });
    if (target === completedClaimStatus && serverTakes('moveUpClaim', 'done'))
      return finishing.open({ title, okText, claimId, onSubmit: (finish) => move(claim, status, target, { finish }) });
    const warning = statusWarnings[target];
    if (warning)
      return confirm({
        title,
        children: <p>{warning}</p>,
        okText,
        onConfirm: () => Promise.resolve(save(target, status)),
      });
    save(target, status);
    if (isByKey) focusNeighbour(document.activeElement, 'below');
  };
  return (
    <>
      <ActionMenu
        // The possible moves are known only after the server's response.
        items={[
          ...moveItems(isSaving ? [] : nextStatuses(status)),
          ...(extraItems.length > 0 ? [{ type: 'divider' as const }] : []),
          ...extraItems.map(({ key, label }) => ({ key, label })),
        ]}
        isSaving={isSaving}
        disabled={isSaving}
        onOpen={preloadReason}
        onSelect={(key, isByKey) => {
          const extraItem = extraItems.find((item) => item.key === key);
          if (extraItem) extraItem.onSelect();
          else choose(key as ClaimStatus, isByKey);
        }}
      >
        {opener ?? (
          <Button size={size} loading={isSaving} aria-haspopup="menu" aria-label={claimsText.statusOf(claimId)}>
            {claimsText.changeStatus}
          </Button>
        )}
      </ActionMenu>
      {!isQuiet && isSaving && <CellSaving />}
      {!isQuiet && <CellProblem edit={edit} />}
      {dialog}
      {reasonDialog}
      {finishing.dialog}
    </>
  );
}
