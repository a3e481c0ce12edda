import { useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../api/envelope';
import { rejectReasonProblem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { LinkForm, useStoredInput } from './linkParts';
import { linkVisitsText as text } from './linkVisitsText';

interface ReasonFormProps {
  /** Name under which the text is stored until it is sent. */
  name: string;
  title: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Sends the text. If it rejects, the error is shown and the text stays. */
  onSend: (reason: string) => Promise<unknown>;
  onBack: () => void;
}

/** The state of a form that sends one command: whether it is being sent, and its error. */
function useSending() {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const send = (sent: Promise<unknown>) => {
    setProblem(undefined);
    setIsBusy(true);
    void sent.catch((error: unknown) => setProblem(errorMessage(error))).finally(() => setIsBusy(false));
  };
  return { problem, setProblem, isBusy, send };
}

/** Asks for a text before an action. */
export function ReasonForm({ name, title, label, hint, isRequired = false, onSend, onBack }: ReasonFormProps) {
  const [{ reason }, type, clear] = useStoredInput(name, { reason: '' });
  const { problem, setProblem, isBusy, send } = useSending();
  const onSubmit = () => {
    const typed = reason.trim();
    const wrong = typed ? rejectReasonProblem(typed) : isRequired ? rulesText.reason : undefined;
    setProblem(wrong);
    if (wrong) return;
    send(onSend(typed).then(clear));
  };
  return (
    <LinkForm onSubmit={onSubmit}>
      <h3>{title}</h3>
      <ReasonField
        label={label}
        hint={hint}
        value={reason}
        problem={problem}
        onType={(next) => type({ reason: next })}
      />
      <FormButtons isBusy={isBusy} hasInput={reason.trim() !== ''} onBack={onBack} />
    </LinkForm>
  );
}

interface ConfirmFormProps {
  title: string;
  hint: string;
  /** If it rejects, the error is shown. */
  onSend: () => Promise<unknown>;
  onBack: () => void;
}

/** Asks before an action that needs no input. */
export function ConfirmForm({ title, hint, onSend, onBack }: ConfirmFormProps) {
  const { problem, isBusy, send } = useSending();
  return (
    <LinkForm onSubmit={() => send(onSend())}>
      <h3>{title}</h3>
      <p>{hint}</p>
      {problem && (
        <p className="ow-problem" role="alert">
          {problem}
        </p>
      )}
      <FormButtons isBusy={isBusy} onBack={onBack} />
    </LinkForm>
  );
}

interface ReasonFieldProps {
  label: string;
  hint?: string;
  value: string;
  problem?: string;
  /** Whether the field takes the focus when its form opens. */
  isFirst?: boolean;
  onType: (value: string) => void;
}

/** A text field with several lines. */
export function ReasonField({ label, hint, value, problem, isFirst = true, onType }: ReasonFieldProps) {
  const id = useId();
  return (
    <div className="ow-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        autoFocus={isFirst}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
      />
      <span id={`${id}-hint`} className={problem ? 'ow-problem' : 'ow-soft'} role={problem ? 'alert' : undefined}>
        {problem ?? hint}
      </span>
    </div>
  );
}

interface FormButtonsProps {
  send?: string;
  isBusy?: boolean;
  /** Whether something was entered: then leaving asks first. */
  hasInput?: boolean;
  onBack: () => void;
}

/**
 * The buttons to go back and to send, at the bottom of the screen while their form is open. Escape goes back too. What
 * was entered stays stored in this browser.
 */
export function FormButtons({ send = text.send, isBusy = false, hasInput = false, onBack }: FormButtonsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (hasInput && !isAsking ? setIsAsking(true) : onBack());
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const form = bar.current?.closest('form');
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current();
    form?.addEventListener('keydown', onKey);
    return () => form?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={bar} className="ow-actions ow-form-bar">
      {isAsking && (
        <p className="ow-note" role="alert">
          {text.leaveHint}
        </p>
      )}
      <button type="button" className="ow-button" onClick={leave}>
        {isAsking ? text.leave : text.back}
      </button>
      {isAsking && (
        <button type="button" className="ow-button" onClick={() => setIsAsking(false)}>
          {text.stay}
        </button>
      )}
      <button type="submit" className="ow-button is-main" disabled={isBusy}>
        {send}
      </button>
    </div>
  );
}
