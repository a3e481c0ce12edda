import './form.css';
import { Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { errorMessage, isOtherCommand } from '../../api/envelope';
import { lengthProblems, type Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { uiText } from '../text';
import { DraftNotice, FormFooter } from './FormMessage';
import { useFirstInvalid } from './invalidFields';
import type { Draft } from './useDraft';
import { useFormProblems } from './useFormProblems';

/** Messages that a group of fields shows itself; its fields are only marked. */
const groupMessages: readonly string[] = [rulesText.location];
/** Messages about the form, not one field: the fields are marked and the message is shown once (section 5). */
const formMessages: readonly string[] = [rulesText.allFields, rulesText.clientAndUnit];

export interface FieldState {
  name: string;
  problem?: string;
  isWrong?: boolean;
}

/** What a form shows besides its fields: above them, and above its buttons. */
export interface FormNotes {
  above?: ReactNode;
  below?: ReactNode;
  /** Whether another form of the page is the main one, whose button alone is filled. */
  isSecondary?: boolean;
}

export interface RecordFormProps<Values extends object> {
  /** Prefix of the fields' ids, if another form is on the page. */
  name?: string;
  draft?: Draft<Values>;
  initial: Partial<Values>;
  /** Validates the values: all problems, in the order of the fields. */
  judge: (values: Values) => Problem[];
  /** Maximum lengths that differ from {@link limits.textMax}. Longer texts are reported, never cut. */
  maxima?: Partial<Record<keyof Values, number>>;
  isBusy: boolean;
  submitText: string;
  /** Sends the values. If it rejects, the errors are shown at the fields. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** A second act with the same checks, before the first one. */
  second?: { text: string; onSubmit: (values: Values) => Promise<unknown> };
  /** Returns values that depend on a change, such as a cleared dependent field. */
  onChanged?: (changed: Partial<Values>, values: Values) => Partial<Values>;
  onCancel?: () => void;
  notes?: FormNotes;
  children: (field: (name: keyof Values & string) => FieldState, values: Values, fill: Fill<Values>) => ReactNode;
}

/** Sets values: as user input, or as initial values that save no draft (`isStart`). */
type Fill<Values> = (filled: Partial<Values>, isStart?: boolean) => void;

/** The base of all forms: draft, validation, error messages, buttons. It depends on no record and no server. */
export function RecordForm<Values extends object>({
  name,
  draft,
  initial,
  judge,
  maxima,
  isBusy,
  submitText,
  onSubmit,
  second,
  onChanged,
  onCancel,
  notes,
  children,
}: RecordFormProps<Values>) {
  const [form] = Form.useForm<Values>();
  const [isRestored, setIsRestored] = useState(draft?.restored !== undefined);
  const [values, setValues] = useState<Values>({ ...initial, ...draft?.restored } as Values);
  const [failure, setFailure] = useState<string>();
  const [failures, setFailures] = useState(0);
  const element = useFirstInvalid<HTMLElement>(failures);
  const judgeAll = (all: Values): Problem[] => {
    const ruleProblems = judge(all);
    const isJudged = (field: string) => ruleProblems.some((problem) => problem.field === field);
    return [...ruleProblems, ...lengthProblems(all, maxima).filter(({ field }) => !isJudged(field))];
  };
  const problems = useFormProblems<Values>(judgeAll);

  const change = (changed: Partial<Values>, next: Values, isStart = false) => {
    const followed = onChanged?.(changed, next) ?? {};
    const all = { ...next, ...followed };
    if (Object.keys(followed).length > 0) form.setFieldsValue(followed as never);
    if (!isStart) draft?.save(all);
    setValues(all);
    setFailure(undefined);
    problems.onChange(changed, all);
  };
  const fill: Fill<Values> = (filled, isStart) => {
    form.setFieldsValue(filled as never);
    change(filled, form.getFieldsValue(true) as Values, isStart);
  };
  const submit = async (act = onSubmit) => {
    const all = form.getFieldsValue(true) as Values;
    setFailure(undefined);
    if (problems.check(all)) return setFailures((count) => count + 1);
    try {
      await act(all);
    } catch (error) {
      if (isOtherCommand(error)) draft?.renewKey(all);
      const isShown = problems
        .fromServer(error)
        .some(({ field }) => form.getFieldInstance(field) !== undefined || field in all);
      if (isShown) setFailures((count) => count + 1);
      else setFailure(errorMessage(error));
    }
  };
  const discard = () => {
    draft?.clear();
    setIsRestored(false);
    const empty = Object.fromEntries(Object.keys(form.getFieldsValue(true) as object).map((name) => [name, undefined]));
    form.setFieldsValue({ ...empty, ...initial } as never);
    setValues(initial as Values);
    setFailure(undefined);
    problems.reset();
    draft?.onDiscard?.();
  };

  const field = (key: keyof Values & string): FieldState => {
    const problem = problems.messageOf(key);
    return problem !== undefined && (formMessages.includes(problem) || groupMessages.includes(problem))
      ? { name: key, isWrong: true }
      : { name: key, problem };
  };
  const formMessage = problems.all.find((problem) => formMessages.includes(problem.message))?.message ?? failure;
  return (
    <Form<Values>
      name={name}
      form={form}
      ref={(ref) => {
        element.current = ref?.nativeElement ?? null;
      }}
      layout="vertical"
      className="form-panel"
      noValidate
      requiredMark={false}
      disabled={isBusy}
      initialValues={{ ...initial, ...draft?.restored }}
      aria-busy={isBusy}
      onValuesChange={(changed, next) => change(changed as Partial<Values>, next)}
      onFinish={() => void submit()}
    >
      {isRestored && <DraftNotice onDiscard={discard} />}
      {notes?.above}
      {children(field, values, fill)}
      <FormFooter
        messages={
          <>
            {formMessage && (
              <p className="field-problem form-problem" role="alert">
                {formMessage}
              </p>
            )}
            {notes?.below}
          </>
        }
      >
        {second && <Button onClick={() => void submit(second.onSubmit)}>{second.text}</Button>}
        {onCancel && <Button onClick={onCancel}>{uiText.cancel}</Button>}
        <Button type={notes?.isSecondary ? 'default' : 'primary'} htmlType="submit" loading={isBusy}>
          {submitText}
        </Button>
      </FormFooter>
    </Form>
  );
}
