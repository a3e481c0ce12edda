import { Input } from 'antd';
import { useId } from 'react';
import { FieldProblem } from '../../ui/form/FormMessage';
import { markInvalid } from '../../ui/form/invalidFields';
import { termsText as text } from './termsText';
import type { RuleRow } from './termsValues';

interface TermInputsProps {
  row: RuleRow;
  /** The row's index among all rows, which the names of its errors contain. */
  at: number;
  /** The row's name in the labels of its fields. */
  name: string;
  problemOf: (field: string) => string | undefined;
  onChange: (changes: Partial<RuleRow>) => void;
}

/** The two terms of a row, each with its unit, and their errors. */
export function TermInputs({ row, at, name, problemOf, onChange }: TermInputsProps) {
  const id = useId();
  const [answer, end] = [problemOf(`rows.${at}.answer_minutes`), problemOf(`rows.${at}.end_minutes`)];
  return (
    <>
      <div className="term-field">
        <span className="term-label">{text.answer}</span>
        <Input
          aria-label={text.answerOf(name)}
          inputMode="decimal"
          autoComplete="off"
          value={row.answer}
          suffix={text.answerUnit}
          {...markInvalid(answer, `${id}-answer`)}
          onChange={(event) => onChange({ answer: event.target.value })}
        />
        <FieldProblem id={`${id}-answer`}>{answer}</FieldProblem>
      </div>
      <div className="term-field">
        <span className="term-label">{text.end}</span>
        <Input
          aria-label={text.endOf(name)}
          inputMode="decimal"
          autoComplete="off"
          value={row.end}
          suffix={text.endUnit}
          {...markInvalid(end, `${id}-end`)}
          onChange={(event) => onChange({ end: event.target.value })}
        />
        <FieldProblem id={`${id}-end`}>{end}</FieldProblem>
      </div>
    </>
  );
}
