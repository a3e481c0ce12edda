import type { ReactNode } from 'react';
import { late } from './late';
import type { ReasonDialogProps } from './ReasonDialog';
import { collectKeys } from './earlyKeys';
import { preload } from './loadCode';
import { useDialog } from './useDialog';

const load = () => import(/* webpackChunkName: "reason" */ './ReasonDialog');
const ReasonDialog = late(load);

/** Loads the dialog's code in advance, so that it appears at once for users who type immediately. */
export const preloadReason = (): void => preload(load);

/** A dialog that requires a reason before an action. `askReason` opens it; render `dialog` anywhere. */
export function useReason(): {
  askReason: (props: Omit<ReasonDialogProps, 'onClose' | 'takeTyped'>) => void;
  dialog: ReactNode;
} {
  const { open, dialog } = useDialog<ReasonDialogProps>(ReasonDialog);
  const askReason = (props: Omit<ReasonDialogProps, 'onClose' | 'takeTyped'>) => {
    const takeTyped = collectKeys();
    // If the code cannot be loaded, stop collecting the keys.
    load().catch(takeTyped);
    open({ ...props, takeTyped });
  };
  return { askReason, dialog };
}
