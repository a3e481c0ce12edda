import './form/form.css';
import { Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { errorMessage, fieldErrors } from '../api/envelope';
import { rejectReasonProblem } from '../contract/rules';
import { rulesText } from '../contract/rulesText';
import { Dialog } from './Dialog';
import { FieldProblem } from './form/FormMessage';
import { markInvalid } from './form/invalidFields';
import { uiText } from './text';
import { useDialogFocus } from './useDialog';

export interface ReasonParts {
  onPick: (reason: string) => void;
  onChoose: (choice: string) => void;
}

export interface ReasonDialogProps {
  title: string;
  /** Explains the effect, and who can read the reason. */
  hint: ReactNode;
  label: string;
  okText: string;
  /** What stands above the reason: it can fill in the text, and say a choice that goes with it. */
  more?: (parts: ReasonParts) => ReactNode;
  /** Sends the reason, and the choice. If it rejects, the error is shown and the text stays. */
  onSubmit: (reason: string, choice: string | undefined) => Promise<unknown>;
  onClose: () => void;
  /** Returns the keys typed before the field was rendered. */
  takeTyped: () => string;
}

/** Requires a reason before an action; closes when the action succeeded. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, label, okText, more, onSubmit, onClose, takeTyped } = props;
  const [choice, setChoice] = useState<string>();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const field = useId();

  const write = (next: string) => {
    setReason(next);
    setProblem(undefined);
  };
  const submit = async () => {
    const wrong = reason.trim() ? rejectReasonProblem(reason) : rulesText.reason;
    if (wrong) return setProblem(wrong);
    setIsBusy(true);
    try {
      await onSubmit(reason.trim(), choice);
      setIsOpen(false);
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
    setIsBusy(false);
  };

  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={title}
      okText={okText}
      okButtonProps={{ danger: true }}
      cancelText={uiText.back}
      confirmLoading={isBusy}
      // A click outside must not discard the text.
      mask={{ closable: reason.trim() === '' }}
      onOk={() => void submit()}
      onCancel={() => setIsOpen(false)}
    >
      <div className="reject-reason">
        <div className="reject-hint">{hint}</div>
        {more?.({ onPick: write, onChoose: setChoice })}
        <label htmlFor={field}>{label}</label>
        <ReasonField
          id={field}
          value={reason}
          problem={problem}
          onReady={() => setReason(takeTyped())}
          onChange={write}
        />
        <FieldProblem id={`${field}-problem`}>{problem}</FieldProblem>
      </div>
    </Dialog>
  );
}

interface ReasonFieldProps {
  id: string;
  value: string;
  problem: string | undefined;
  /** Called when the field has the focus. */
  onReady: () => void;
  onChange: (value: string) => void;
}

function ReasonField({ id, value, problem, onReady, onChange }: ReasonFieldProps) {
  useDialogFocus(id, onReady);
  return (
    <Input.TextArea
      id={id}
      autoSize={{ minRows: 3, maxRows: 8 }}
      value={value}
      {...markInvalid(problem, `${id}-problem`)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
