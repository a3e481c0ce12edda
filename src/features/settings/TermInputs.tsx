import { Input } from 'antd';
import { termsText as text } from './termsText';
import type { RuleRow } from './termsValues';

/** What is wrong with a field, below it; nothing where nothing is. */
export const TermProblem = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className="field-problem" role="alert">
      {children}
    </p>
  ) : null;

interface TermInputsProps {
  row: RuleRow;
  /** The place of the row among all, by which its problems are named. */
  at: number;
  /** What the row is called in the fields' names. */
  name: string;
  problemOf: (field: string) => string | undefined;
  onChange: (changes: Partial<RuleRow>) => void;
}

/** The two terms of a row, each with its unit, and what is wrong with them. */
export function TermInputs({ row, at, name, problemOf, onChange }: TermInputsProps) {
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
          status={answer && 'error'}
          onChange={(event) => onChange({ answer: event.target.value })}
        />
        <TermProblem>{answer}</TermProblem>
      </div>
      <div className="term-field">
        <span className="term-label">{text.end}</span>
        <Input
          aria-label={text.endOf(name)}
          inputMode="decimal"
          autoComplete="off"
          value={row.end}
          suffix={text.endUnit}
          status={end && 'error'}
          onChange={(event) => onChange({ end: event.target.value })}
        />
        <TermProblem>{end}</TermProblem>
      </div>
    </>
  );
}
