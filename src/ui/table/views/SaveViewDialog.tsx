import './views.css';
import { Checkbox, Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { errorMessage } from '../../../api/envelope';
import { limits } from '../../../contract/limits';
import { rulesText } from '../../../contract/rulesText';
import { Dialog } from '../../Dialog';
import { uiText } from '../../text';
import { viewText as text } from './viewText';

export interface SaveViewDialogProps {
  /** The view's current name and sharing; undefined for a new view. */
  before?: { name: string; is_shared: boolean };
  /** Saves the view. If it rejects, the error is shown at the field and the name stays. */
  onSave: (named: { name: string; is_shared: boolean }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a view's name and whether it is shared. */
export default function SaveViewDialog({ before, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState(before?.name ?? '');
  const [isShared, setIsShared] = useState(before?.is_shared ?? false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const input = useRef<InputRef>(null);
  const field = useId();

  const save = async () => {
    if (isBusy) return;
    if (!name.trim()) return setProblem(text.nameMissing);
    if (name.trim().length > limits.viewNameMax) return setProblem(rulesText.tooLong(limits.viewNameMax));
    setIsBusy(true);
    try {
      await onSave({ name: name.trim(), is_shared: isShared });
      setIsOpen(false);
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      open={isOpen}
      afterOpenChange={(isNowOpen) => isNowOpen && input.current?.focus()}
      afterClose={onClose}
      title={before ? text.editTitle : text.newTitle}
      okText={text.ok}
      cancelText={uiText.cancel}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={() => setIsOpen(false)}
    >
      <div className="view-form">
        {!before && <p>{text.hint}</p>}
        <label htmlFor={field}>{text.name}</label>
        <Input
          ref={input}
          id={field}
          value={name}
          placeholder={text.namePlaceholder}
          autoComplete="off"
          status={problem ? 'error' : undefined}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${field}-problem` : undefined}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
          onPressEnter={() => void save()}
        />
        {problem && (
          <p id={`${field}-problem`} className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)}>
          {text.share}
        </Checkbox>
      </div>
    </Dialog>
  );
}
