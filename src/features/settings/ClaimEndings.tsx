import { Checkbox, Input } from 'antd';
import { useId } from 'react';
import { FieldProblem } from '../../ui/form/FormMessage';
import { markInvalid } from '../../ui/form/invalidFields';
import { Panel } from '../../ui/Panel';
import type { TermsValues } from './termsValues';
import { endingsText as text } from './termsText';

interface ClaimEndingsProps {
  values: TermsValues;
  problemOf: (field: string) => string | undefined;
  onChange: (change: Partial<TermsValues>) => void;
}

/** What the company demands to complete a claim, and how long it waits for the client's answer. */
export function ClaimEndings({ values, problemOf, onChange }: ClaimEndingsProps) {
  const id = useId();
  return (
    <Panel title={text.title}>
      <div className="stack">
        <Checkbox
          checked={values.demandsDoneText}
          onChange={({ target }) => onChange({ demandsDoneText: target.checked })}
        >
          {text.demandsText}
        </Checkbox>
        <Checkbox
          checked={values.demandsDonePhoto}
          onChange={({ target }) => onChange({ demandsDonePhoto: target.checked })}
        >
          {text.demandsPhoto}
        </Checkbox>
      </div>
      <p className="field-hint">{text.hint}</p>
      <label className="terms-reminder">
        <span>{text.days}</span>
        <Input
          inputMode="numeric"
          value={values.answerDays}
          {...markInvalid(problemOf('answer_days'), id)}
          onChange={(event) => onChange({ answerDays: event.target.value })}
        />
      </label>
      <FieldProblem id={id}>{problemOf('answer_days')}</FieldProblem>
      <p className="field-hint">{text.daysHint}</p>
      <label className="terms-reminder">
        <span>{text.complaintDays}</span>
        <Input
          inputMode="numeric"
          value={values.complaintDays}
          {...markInvalid(problemOf('complaint_days'), `${id}-complaints`)}
          onChange={(event) => onChange({ complaintDays: event.target.value })}
        />
      </label>
      <FieldProblem id={`${id}-complaints`}>{problemOf('complaint_days')}</FieldProblem>
    </Panel>
  );
}
