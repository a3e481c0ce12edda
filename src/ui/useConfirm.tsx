import { lazy, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { useDialog } from './useDialog';

const ConfirmDialog = lazy(() => import(/* webpackChunkName: "confirm" */ './ConfirmDialog'));

/** A dialog that asks for confirmation before an action. `confirm` opens it; render `dialog` anywhere. */
export function useConfirm(): { confirm: (props: Omit<ConfirmDialogProps, 'onClose'>) => void; dialog: ReactNode } {
  const { open, dialog } = useDialog<ConfirmDialogProps>(ConfirmDialog);
  return { confirm: open, dialog };
}
