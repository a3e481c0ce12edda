import type { ClaimPriority } from '../../contract/claimStatus';
import { ActionMenu } from '../../ui/ActionMenu';
import { rowAction } from '../../ui/table/rowAction';
import { focusBeside } from '../../ui/table/rowControls';
import { CellProblem } from './CellProblem';
import { claimsText, priorityLabels } from './claimsText';
import { useCellChange } from './useCellChange';
import type { ChangeFailure } from './useClaimChanges';

/** The three that staff choose from; `low` shows as "Baja" like `medium` (decisions 6). */
export const offeredPriorities = ['urgent', 'high', 'medium'] as const satisfies ClaimPriority[];

function Dot({ priority }: { priority: ClaimPriority }) {
  return <span className={`priority priority-${priority}`}>{priorityLabels[priority]}</span>;
}

interface PriorityDotProps {
  claimId: number;
  priority: ClaimPriority;
  /** Missing where the person may see the priority but not change it. */
  onChange?: (priority: ClaimPriority) => Promise<ChangeFailure>;
  isBusy?: boolean;
}

/** A claim's priority: a coloured dot and its word. Staff change it by clicking it (section 4); Enter goes on to the row below. */
export function PriorityDot({ claimId, priority, onChange, isBusy = false }: PriorityDotProps) {
  const { isSaving, problem, run, forget } = useCellChange();
  if (!onChange) return <Dot priority={priority} />;
  const items = offeredPriorities.map((key) => ({ key, label: <Dot priority={key} /> }));
  const choose = (key: string, isByKey: boolean) => {
    forget();
    if (priorityLabels[key as ClaimPriority] !== priorityLabels[priority]) void run(onChange(key as ClaimPriority));
    if (isByKey) focusBeside(document.activeElement, 'below');
  };
  return (
    <>
      <ActionMenu
        items={items}
        isSaving={isSaving}
        disabled={isBusy}
        selected={priority === 'low' ? 'medium' : priority}
        onSelect={choose}
      >
        <button
          type="button"
          className={`priority-button priority priority-${priority}`}
          aria-label={claimsText.priorityOf(claimId, priorityLabels[priority])}
          aria-haspopup="menu"
          {...rowAction('priority')}
        >
          {priorityLabels[priority]}
        </button>
      </ActionMenu>
      <CellProblem message={problem} />
    </>
  );
}
