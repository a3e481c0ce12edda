import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId } from 'react';
import type { Terms } from '../../api/terms';
import { weekdayOf } from '../../contract/workingTime';
import { formatDay, today } from '../../ui/dates';
import { DayPicker } from '../../ui/form/DayPicker';
import { FieldProblem } from '../../ui/form/FormMessage';
import { markInvalid } from '../../ui/form/invalidFields';
import { Panel } from '../../ui/Panel';
import { termsText as text } from './termsText';
import { newDay, type TermsValues } from './termsValues';
import { Select } from '../../ui/form/Select';

type Days = TermsValues['days'];

interface OfficeDaysProps {
  days: Days;
  /** The hours of each weekday, which days without own hours have. */
  week: TermsValues['week'];
  /** Public holidays of this and the next year. */
  holidays: Terms['holidays'];
  problemOf: (field: string) => string | undefined;
  onChange: (days: Days) => void;
}

const states = [
  { value: 'closed', label: text.dayClosed },
  { value: 'open', label: text.dayOpen },
];

/** Days with special opening hours, and public holidays, on which the office is closed unless configured otherwise. */
export function OfficeDays({ days, week, holidays, problemOf, onChange }: OfficeDaysProps) {
  const id = useId();
  const set = (dayIndex: number, changes: Partial<Days[number]>) =>
    onChange(days.map((day, index) => (index === dayIndex ? { ...day, ...changes } : day)));
  const hoursOf = (day: string | undefined) => {
    const hours = day ? week[weekdayOf(day)] : undefined;
    return hours?.isOpen ? hours : undefined;
  };
  const years = [...new Set(holidays.map(({ day }) => day.slice(0, 4)))];
  return (
    <div className="stack">
      <Panel
        title={text.days}
        action={
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...days, newDay({})])}>
            {text.addDay}
          </Button>
        }
      >
        <p className="field-hint">{text.daysHint}</p>
        {days.length === 0 && <p className="is-empty">{text.noDays}</p>}
        {days.map((day, dayIndex) => (
          <div key={dayIndex} className="office-exception">
            <label className="visually-hidden" htmlFor={`${id}-${dayIndex}`}>
              {text.dayOf(dayIndex + 1)}
            </label>
            <DayPicker
              id={`${id}-${dayIndex}`}
              value={day.day}
              {...markInvalid(problemOf(`days.${dayIndex}.day`), `${id}-${dayIndex}-day`)}
              onChange={(chosen) => set(dayIndex, { day: chosen })}
            />
            <Input
              aria-label={text.dayNameOf(dayIndex + 1)}
              placeholder={text.dayNamePlaceholder}
              maxLength={200}
              value={day.name}
              {...markInvalid(problemOf(`days.${dayIndex}.name`), `${id}-${dayIndex}-name`)}
              onChange={(event) => set(dayIndex, { name: event.target.value })}
            />
            <Select
              aria-label={text.dayStateOf(dayIndex + 1)}
              value={day.is_closed ? 'closed' : 'open'}
              options={states}
              onChange={(state) => set(dayIndex, { is_closed: state === 'closed' })}
            />
            <Button
              type="link"
              danger
              aria-label={text.removeDay(dayIndex + 1)}
              onClick={() => onChange(days.filter((_, index) => index !== dayIndex))}
            >
              {text.remove}
            </Button>
            {!day.is_closed && (
              <span className="office-hours">
                {(['opens', 'closes'] as const).map((field) => (
                  <Input
                    key={field}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={text.dayHourOf[field](dayIndex + 1)}
                    placeholder={hoursOf(day.day)?.[field] ?? text.hourPlaceholder}
                    value={day[field]}
                    {...markInvalid(problemOf(`days.${dayIndex}.hours`), `${id}-${dayIndex}-hours`)}
                    onChange={(event) => set(dayIndex, { [field]: event.target.value })}
                  />
                ))}
              </span>
            )}
            <FieldProblem id={`${id}-${dayIndex}-hours`}>{problemOf(`days.${dayIndex}.hours`)}</FieldProblem>
            <FieldProblem id={`${id}-${dayIndex}-day`}>{problemOf(`days.${dayIndex}.day`)}</FieldProblem>
            <FieldProblem id={`${id}-${dayIndex}-name`}>{problemOf(`days.${dayIndex}.name`)}</FieldProblem>
          </div>
        ))}
        <FieldProblem>{problemOf('days')}</FieldProblem>
      </Panel>
      <Panel title={text.holidays}>
        <p className="field-hint">{text.holidaysHint}</p>
        {years.map((year) => (
          <details key={year} open={year === today().slice(0, 4)}>
            <summary>{year}</summary>
            <ul className="holidays">
              {holidays
                .filter(({ day }) => day.startsWith(year))
                .map(({ day, name }) => (
                  <li key={`${day} ${name}`}>
                    <span>{formatDay(day).slice(0, 5)}</span>
                    <span>{name}</span>
                    {days.some((other) => other.day === day) ? (
                      <span className="field-hint">{text.isDifferent}</span>
                    ) : (
                      <Button
                        type="link"
                        aria-label={text.workOnOf(formatDay(day), name)}
                        onClick={() => onChange([...days, newDay({ day, name, is_closed: false })])}
                      >
                        {text.workOn}
                      </Button>
                    )}
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </Panel>
    </div>
  );
}
