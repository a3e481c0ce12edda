import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { uiText } from './text';

export interface ConfirmDialogProps {
  title: string;
  /** What follows. */
  children: ReactNode;
  okText: string;
  isDangerous?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a step that can't be taken back; closes once the step has been taken. */
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
