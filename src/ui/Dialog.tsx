import { Modal, type ModalProps } from 'antd';
import { useCloseOnBack, useWhileMounted } from './closeOnBack';
import { OverlayBoundary } from './OverlayBoundary';

interface DialogProps extends Omit<ModalProps, 'open' | 'onCancel'> {
  open: boolean;
  /** Called by the close button, Escape, a click outside, and Back. */
  onCancel: () => void;
  /** Back does not close the dialog: for the question whether to leave the page, which Back itself opens. */
  staysOnBack?: boolean;
}

/** Ant Design's dialog. Back closes it and stays on the page. */
export function Dialog({ open, onCancel, staysOnBack = false, ...props }: DialogProps) {
  useCloseOnBack(open && !staysOnBack, onCancel);
  return (
    <OverlayBoundary>
      <Modal {...props} open={open} onCancel={useWhileMounted(onCancel)} />
    </OverlayBoundary>
  );
}
