import { Button } from 'antd';
import { FieldProblem } from '../../ui/form/FormMessage';
import { Panel } from '../../ui/Panel';
import { TermInputs } from './TermInputs';
import { termsText as text } from './termsText';
import { formDayMinutes, suggestedRows, type TermsValues } from './termsValues';

interface TermRulesProps {
  values: TermsValues;
  problemOf: (field: string) => string | undefined;
  onChange: (changes: Partial<TermsValues>) => void;
  onStop: () => void;
}

/**
 * The terms of each priority and of project claims. If there are none, an explanation and a button for default terms.
 */
export function TermRules({ values, problemOf, onChange, onStop }: TermRulesProps) {
  if (!values.isUsed) return <NoRules values={values} onChange={onChange} />;
  const { rows } = values;
  return (
    <Panel
      title={text.rules}
      action={
        <Button danger onClick={onStop}>
          {text.stop}
        </Button>
      }
    >
      <div className="term-row term-head" aria-hidden>
        <span>{text.priority}</span>
        <span>{text.answer}</span>
        <span>{text.end}</span>
      </div>
      {rows.map(
        (row, rowIndex) =>
          row.isBase && (
            <div key={row.kind} className="term-row" role="group" aria-label={text.kinds[row.kind]}>
              <div className="term-name">
                <span>{text.kinds[row.kind]}</span>
                <FieldProblem>{problemOf(`rows.${rowIndex}.priority`)}</FieldProblem>
              </div>
              <TermInputs
                row={row}
                at={rowIndex}
                name={text.kinds[row.kind]}
                problemOf={problemOf}
                onChange={(changes) =>
                  onChange({
                    rows: rows.map((other, index) => (index === rowIndex ? { ...other, ...changes } : other)),
                  })
                }
              />
            </div>
          ),
      )}
      <FieldProblem>{problemOf('rules')}</FieldProblem>
      <p className="field-hint">{text.units(formDayMinutes(values))}</p>
    </Panel>
  );
}

function NoRules({ values, onChange }: Pick<TermRulesProps, 'values' | 'onChange'>) {
  const suggested = suggestedRows(values);
  return (
    <Panel title={text.noRules}>
      <div className="stack">
        <p>{text.noRulesHint}</p>
        <p>{text.suggested}</p>
        <table className="terms-suggested">
          <thead>
            <tr>
              <th scope="col">{text.priority}</th>
              <th scope="col">{text.answer}</th>
              <th scope="col">{text.end}</th>
            </tr>
          </thead>
          <tbody>
            {suggested.map(({ kind, answer, end }) => (
              <tr key={kind}>
                <th scope="row">{text.kinds[kind]}</th>
                <td>{`${answer} ${text.answerUnit}`}</td>
                <td>{`${end} ${text.endUnit}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <Button onClick={() => onChange({ isUsed: true, rows: suggested })}>{text.begin}</Button>
        </div>
      </div>
    </Panel>
  );
}
