import { Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../../api/envelope';
import { lengthProblems, type Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { uiText } from '../text';
import { DraftNotice } from './DraftNotice';
import type { Draft } from './useDraft';
import { useFormProblems } from './useFormProblems';

/** Rules of a form as a whole: its fields are marked, the message stands once (section 5). */
const saidOnce: readonly string[] = [rulesText.allFields, rulesText.clientAndUnit];

export interface FieldState {
  name: string;
  problem?: string;
  isWrong?: boolean;
}

export interface RecordFormProps<Values extends object> {
  /** Tells its fields from those of another form on the page: a dialog's over a form's. */
  name?: string;
  draft?: Draft<Values>;
  initial: Partial<Values>;
  /** The rules of the form: everything that is wrong, in the order of its fields. */
  judge: (values: Values) => Problem[];
  /** Characters that a field takes, where it is more or less than {@link limits.textMax}. Longer texts are told, never cut. */
  maxima?: Partial<Record<keyof Values, number>>;
  isBusy: boolean;
  submitText: string;
  /** Sends the values; what it rejects with is shown beside the fields. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Values that follow from a change, such as an emptied dependent field. */
  onChanged?: (changed: Partial<Values>, values: Values) => Partial<Values>;
  /** Fields that no draft keeps: passwords. */
  secrets?: readonly (keyof Values & string)[];
  onCancel?: () => void;
  /** Messages that a group of fields shows itself: its fields are marked, the group says why. */
  groupMessages?: readonly string[];
  /** The draft was discarded: what the form keeps beside its values goes too. */
  onDiscard?: () => void;
  /** Stands above the button: how the last sending went. */
  message?: ReactNode;
  /** Stands above the fields. */
  notice?: ReactNode;
  children: (field: (name: keyof Values & string) => FieldState, values: Values, fill: Fill<Values>) => ReactNode;
}

/** Fills fields for the person: as if typed, or as a start that makes no draft yet. */
type Fill<Values> = (filled: Partial<Values>, isStart?: boolean) => void;

/** The frame of the portal's forms: drafts, rules, problems in their places, one button. Knows no record and no server. */
export function RecordForm<Values extends object>({
  name,
  draft,
  initial,
  judge,
  maxima,
  isBusy,
  submitText,
  onSubmit,
  onChanged,
  secrets = [],
  onCancel,
  groupMessages = [],
  onDiscard,
  message,
  notice,
  children,
}: RecordFormProps<Values>) {
  const [form] = Form.useForm<Values>();
  const [isRestored, setIsRestored] = useState(draft?.restored !== undefined);
  const [values, setValues] = useState<Values>({ ...initial, ...draft?.restored } as Values);
  const [failure, setFailure] = useState<string>();
  const judgeAll = (all: Values): Problem[] => {
    const found = judge(all);
    const isJudged = (field: string) => found.some((problem) => problem.field === field);
    return [...found, ...lengthProblems(all, maxima).filter(({ field }) => !isJudged(field))];
  };
  const problems = useFormProblems<Values>(judgeAll);

  const change = (changed: Partial<Values>, next: Values, isStart = false) => {
    const followed = onChanged?.(changed, next) ?? {};
    const whole = { ...next, ...followed };
    if (Object.keys(followed).length > 0) form.setFieldsValue(followed as never);
    if (!isStart)
      draft?.save(
        Object.fromEntries(
          Object.entries(whole).filter(([name]) => !(secrets as readonly string[]).includes(name)),
        ) as Partial<Values>,
      );
    setValues(whole);
    setFailure(undefined);
    problems.onChange(changed, whole);
  };
  const fill: Fill<Values> = (filled, isStart) => {
    form.setFieldsValue(filled as never);
    change(filled, form.getFieldsValue(true) as Values, isStart);
  };
  const submit = async () => {
    const all = form.getFieldsValue(true) as Values;
    setFailure(undefined);
    const wrong = problems.check(all);
    if (wrong) return form.scrollToField(wrong, { focus: true, block: 'center' });
    try {
      await onSubmit(all);
    } catch (error) {
      const shown = problems
        .fromServer(error)
        .find(({ field }) => form.getFieldInstance(field) !== undefined || field in all);
      if (shown) form.scrollToField(shown.field, { focus: true, block: 'center' });
      else setFailure(errorMessage(error));
    }
  };
  const discard = () => {
    draft?.clear();
    setIsRestored(false);
    const empty = Object.fromEntries(Object.keys(form.getFieldsValue(true) as object).map((name) => [name, undefined]));
    form.setFieldsValue({ ...empty, ...initial } as never);
    setValues(initial as Values);
    onDiscard?.();
  };

  const field = (key: keyof Values & string): FieldState => {
    const problem = problems.of(key);
    return problem !== undefined && (saidOnce.includes(problem) || groupMessages.includes(problem))
      ? { name: key, isWrong: true }
      : { name: key, problem };
  };
  const whole = problems.all.find((problem) => saidOnce.includes(problem.message))?.message ?? failure;
  return (
    <Form<Values>
      name={name}
      form={form}
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
      {notice}
      {children(field, values, fill)}
      {whole && (
        <p className="field-problem form-problem" role="alert">
          {whole}
        </p>
      )}
      {message}
      <div className="form-actions">
        {onCancel && (
          <Button size="large" onClick={onCancel}>
            {uiText.cancel}
          </Button>
        )}
        <Button type="primary" htmlType="submit" size="large" loading={isBusy}>
          {submitText}
        </Button>
      </div>
    </Form>
  );
}
