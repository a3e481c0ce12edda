import { late } from '../../../ui/late';
import { useDialog } from '../../../ui/useDialog';
import type { FinishDialogProps } from './FinishDialog';

// In the chunk of the reason, which the menu of the moves loads in advance.
const FinishDialog = late(() => import(/* webpackChunkName: "reason" */ './FinishDialog'));

/** The dialog that asks what was done before claims are completed. `open` opens it; render `dialog` anywhere. */
export const useFinishDialog = () => useDialog<FinishDialogProps>(FinishDialog);
