import type { ReactNode } from 'react';
import { late } from '../ui/late';
import { useDialog } from '../ui/useDialog';
import type { WindowsDialogProps } from './WindowsDialog';

const WindowsDialog = late(() => import(/* webpackChunkName: "visit-windows" */ './WindowsDialog'));

/** A dialog that asks for windows, or for a date. `openWindowsDialog` opens it; render `dialog` anywhere. */
export function useWindowsDialog(): {
  openWindowsDialog: (props: Omit<WindowsDialogProps, 'onClose'>) => void;
  dialog: ReactNode;
} {
  const { open, dialog } = useDialog<WindowsDialogProps>(WindowsDialog);
  return { openWindowsDialog: open, dialog };
}
