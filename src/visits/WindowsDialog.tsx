import './visits.css';
import { Form, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { limits } from '../contract/limits';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/form/Field';
import { RecordForm } from '../ui/form/RecordForm';
import { useDraft } from '../ui/form/useDraft';
import { toWindow, usualWindow, visitProblems, type VisitValues, type WindowValues } from './visitValues';
import { WindowRows } from './WindowRows';
import { visitsText as text } from './visitsText';

export interface WindowsDialogProps {
  title: string;
  intro: string;
  /** Further information above the button. */
  children?: ReactNode;
  okText: string;
  /** Names the unsaved input in the question before it is discarded. */
  name: string;
  /** Whether the dialog sets one date, instead of windows to choose from. */
  isDate?: boolean;
  /** Whether a reason is required; undefined if the dialog has no reason field. */
  reason?: 'needed' | 'optional';
  initial?: WindowValues[];
  /** Sends the windows. If it rejects, the errors are shown and the input stays. */
  onSubmit: (windows: { starts_at: string; ends_at: string }[], reason: string | undefined) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the windows, or the date, of a visit. */
export default function WindowsDialog({
  title,
  intro,
  children,
  okText,
  name,
  isDate = false,
  reason,
  initial,
  onSubmit,
  onClose,
}: WindowsDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [start] = useState<VisitValues>(() => ({
    windows: initial ?? [usualWindow()],
    // Registers the rows as form fields, so that the error of a row is shown at that row.
    ...{ 'windows.0': null, 'windows.1': null, 'windows.2': null },
  }));
  const draft = useDraft<VisitValues>(name);
  const submit = async (values: VisitValues) => {
    setIsBusy(true);
    try {
      await onSubmit(values.windows.map(toWindow), values.reason?.trim() || undefined);
      draft.clear();
      setIsOpen(false);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={title}
      footer={null}
      onCancel={() => setIsOpen(false)}
      width={560}
    >
      <p className="dialog-intro">{intro}</p>
      {children}
      <RecordForm<VisitValues>
        name="visit"
        draft={draft}
        initial={start}
        judge={visitProblems({ isDate, needsReason: reason === 'needed' })}
        maxima={{ reason: limits.rejectReasonMax }}
        isBusy={isBusy}
        submitText={okText}
        onSubmit={submit}
        onCancel={() => setIsOpen(false)}
      >
        {(field) => (
          <>
            <Form.Item name="windows">
              <WindowRows
                isDate={isDate}
                problems={[
                  field('windows.0').problem ?? field('windows').problem,
                  field('windows.1').problem,
                  field('windows.2').problem,
                ]}
              />
            </Form.Item>
            {reason && (
              <Field
                {...field('reason')}
                label={reason === 'needed' ? text.reasonLabel : text.reasonOptional}
                hint={text.reasonHint}
              >
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
              </Field>
            )}
          </>
        )}
      </RecordForm>
    </Dialog>
  );
}
