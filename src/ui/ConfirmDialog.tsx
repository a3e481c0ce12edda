import { useState, type ReactNode } from 'react';
import { errorMessage } from '../api/envelope';
import { Dialog } from './Dialog';
import { uiText } from './text';

export interface ConfirmDialogProps {
  title: string;
  /** Explains the effect. */
  children: ReactNode;
  okText: string;
  isDangerous?: boolean;
  /** See {@link Dialog}. */
  staysOnBack?: boolean;
  onConfirm: () => Promise<unknown>;
  /** Called when the dialog is closed without confirmation. */
  onCancel?: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before an action that can't be undone; closes when the action has finished. If it fails, says why
 * and stays, so that it can be tried again.
 */
export default function ConfirmDialog({
  title,
  children,
  okText,
  isDangerous,
  staysOnBack,
  onConfirm,
  onCancel,
  onClose,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      setIsOpen(false);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={title}
      okText={okText}
      cancelText={uiText.cancel}
      okButtonProps={{ danger: isDangerous }}
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={() => {
        setIsOpen(false);
        onCancel?.();
      }}
      staysOnBack={staysOnBack}
    >
      {children}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
