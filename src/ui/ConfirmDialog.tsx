import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { uiText } from './text';

export interface ConfirmDialogProps {
  title: string;
  /** Explains the effect. */
  children: ReactNode;
  okText: string;
  isDangerous?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before an action that can't be undone; closes when the action has finished. */
export default function ConfirmDialog({
  title,
  children,
  okText,
  isDangerous,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const confirm = async () => {
    setIsBusy(true);
    await onConfirm();
    setIsOpen(false);
  };
  return (
    <Modal
      open={isOpen}
      afterClose={onClose}
      title={title}
      okText={okText}
      cancelText={uiText.cancel}
      okButtonProps={{ danger: isDangerous }}
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={() => setIsOpen(false)}
    >
      {children}
    </Modal>
  );
}
