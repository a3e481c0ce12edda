import { Checkbox, Input } from 'antd';
import { useId } from 'react';
import { FieldProblem } from '../../ui/form/FormMessage';
import { markInvalid } from '../../ui/form/invalidFields';
import { Panel } from '../../ui/Panel';
import { termsText as text } from './termsText';
import type { TermsValues } from './termsValues';

type Week = TermsValues['week'];

interface OfficeHoursProps {
  week: Week;
  problemOf: (field: string) => string | undefined;
  onChange: (week: Week) => void;
}

/** The order of weekdays in the form; the contract's week starts on Sunday. */
const fromMonday = [1, 2, 3, 4, 5, 6, 0];

/** The office's opening hours on each weekday. */
export function OfficeHours({ week, problemOf, onChange }: OfficeHoursProps) {
  const id = useId();
  const set = (weekday: number, changes: Partial<Week[number]>) =>
    onChange(week.map((hours, index) => (index === weekday ? { ...hours, ...changes } : hours)));
  return (
    <Panel title={text.week}>
      {fromMonday.map((weekday) => {
        const hours = week[weekday];
        const name = text.weekdays[weekday] ?? '';
        // The row itself is wrong if the office closes before it opens.
        const rowProblem = problemOf(`week.${weekday}`);
        const [opens, closes] = [problemOf(`week.${weekday}.opens`), problemOf(`week.${weekday}.closes`)];
        if (!hours) return null;
        const hour = (label: string, field: 'opens' | 'closes', problem: string | undefined) => (
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder={text.hourPlaceholder}
            aria-label={label}
            value={hours[field]}
            {...markInvalid(problem ?? rowProblem, `${id}-${weekday}`)}
            onChange={(event) => set(weekday, { [field]: event.target.value })}
          />
        );
        return (
          <div key={weekday} className="office-day">
            <Checkbox checked={hours.isOpen} onChange={() => set(weekday, { isOpen: !hours.isOpen })}>
              {name}
            </Checkbox>
            {hours.isOpen ? (
              <span className="office-hours">
                {hour(text.opensOf(name), 'opens', opens)}
                <span>{text.until}</span>
                {hour(text.closesOf(name), 'closes', closes)}
              </span>
            ) : (
              <span className="is-empty">{text.closed}</span>
            )}
            <FieldProblem id={`${id}-${weekday}`}>{opens ?? closes ?? rowProblem}</FieldProblem>
          </div>
        );
      })}
      <FieldProblem>{problemOf('week')}</FieldProblem>
      <p className="field-hint">{text.weekHint}</p>
    </Panel>
  );
}
