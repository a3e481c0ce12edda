import './cells.css';
import type { ClaimPriority } from '../../../contract/claimStatus';
import { ActionMenu } from '../../../ui/ActionMenu';
import { rowAction } from '../../../ui/table/rows/RowControls';
import { focusNeighbour } from '../../../ui/table/keys/rowFocus';
import { claimsText, priorityLabels } from '../claimsText';
import { CellProblem, CellSaving, useCellEdit } from './cellEdit';
import type { EditedClaim } from './claimEditsSlice';

/** The three priorities that staff can choose; `low` is shown as "Baja", like `medium` (decisions 6). */
export const offeredPriorities = ['urgent', 'high', 'medium'] as const satisfies ClaimPriority[];

/** A claim's priority: a coloured dot and its label. */
export function PriorityDot({ priority }: { priority: ClaimPriority }) {
  return <span className={`priority priority-${priority}`}>{priorityLabels[priority]}</span>;
}

const items = offeredPriorities.map((key) => ({ key, label: <PriorityDot priority={key} /> }));

interface PriorityMenuProps {
  claim: EditedClaim;
  /** The priority on the server. */
  priority: ClaimPriority;
}

/** The priority for staff, who change it by clicking it (section 4); Enter moves to the row below. */
export function PriorityMenu({ claim, priority }: PriorityMenuProps) {
  const { edit, isSaving, save, discard } = useCellEdit(claim, 'priority');
  const now = isSaving ? ((edit?.value as ClaimPriority | null | undefined) ?? priority) : priority;
  const choose = (key: string, isByKey: boolean) => {
    discard();
    if (priorityLabels[key as ClaimPriority] !== priorityLabels[now]) save(key, priority);
    if (isByKey) focusNeighbour(document.activeElement, 'below');
  };
  return (
    <>
      <ActionMenu items={items} isSaving={isSaving} selected={now === 'low' ? 'medium' : now} onSelect={choose}>
        <button
          type="button"
          className={`priority-button priority priority-${now}`}
          aria-label={claimsText.priorityOf(claim.claimId, priorityLabels[now])}
          aria-haspopup="menu"
          {...rowAction('priority')}
        >
          {priorityLabels[now]}
        </button>
      </ActionMenu>
      {isSaving && <CellSaving />}
      <CellProblem edit={edit} />
    </>
  );
}
