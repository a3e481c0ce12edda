import { useState } from 'react';
import type { Visit } from '../../../api/visits';
import { Dialog } from '../../../ui/Dialog';
import type { Undated } from './agendaItems';
import { agendaText as text } from './agendaText';
import { DateForm } from './DateForm';

interface DateDialogProps {
  /** The visit to move, or the entry that gets its first date. */
  visit?: Visit;
  undated?: Undated;
  startsAt?: string;
  endsAt?: string;
  onClose: () => void;
}

/** Asks for the date of a visit, after a drag or instead of it. */
export default function DateDialog({ onClose, ...dated }: DateDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  const worker = dated.visit?.worker ?? dated.undated?.worker ?? '';
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      onCancel={close}
      title={text.dateTitle(worker)}
      footer={null}
      width={560}
    >
      <p className="dialog-intro">{dated.visit?.place ?? dated.undated?.place}</p>
      <DateForm {...dated} onDone={close} onCancel={close} />
    </Dialog>
  );
}
