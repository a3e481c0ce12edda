import { useState, type ComponentProps, type ReactNode } from 'react';
import { Dialog } from '../ui/Dialog';
import { useDraft } from '../ui/form/useDraft';
import type { VisitValues } from './visitValues';
import { WindowsForm } from './WindowsForm';

export interface WindowsDialogProps extends Omit<ComponentProps<typeof WindowsForm>, 'draft' | 'onCancel'> {
  title: string;
  intro: string;
  /** Further information above the button. */
  children?: ReactNode;
  /** Names the unsaved input in the question before it is discarded. */
  name: string;
  onClose: () => void;
}

/** Asks for the windows, or the date, of a visit. */
export default function WindowsDialog({
  title,
  intro,
  children,
  name,
  onSubmit,
  onClose,
  ...form
}: WindowsDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const draft = useDraft<VisitValues>(name);
  const close = () => setIsOpen(false);
  const submit: typeof onSubmit = async (windows, reason) => {
    await onSubmit(windows, reason);
    draft.clear();
    close();
  };
  return (
    <Dialog open={isOpen} afterClose={onClose} title={title} footer={null} onCancel={close} width={560}>
      <p className="dialog-intro">{intro}</p>
      {children}
      <WindowsForm {...form} draft={draft} onSubmit={submit} onCancel={close} />
    </Dialog>
  );
}
