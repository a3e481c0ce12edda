import { lazy, type ReactNode } from 'react';
import type { ReactivateDialogProps } from './ReactivateDialog';
import { useDialog } from './useDialog';

const ReactivateDialog = lazy(() => import(/* webpackChunkName: "record-dialogs" */ './ReactivateDialog'));

/** A dialog that brings an account back. `reactivate` opens it; `dialog` goes anywhere in the caller's output. */
export function useReactivate(): {
  reactivate: (props: Omit<ReactivateDialogProps, 'onClose'>) => void;
  dialog: ReactNode;
} {
  const { open, dialog } = useDialog<ReactivateDialogProps>(ReactivateDialog);
  return { reactivate: open, dialog };
}
