import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { spanWords } from '../contract/visitWords';
import { today } from '../ui/dates';
import { ChoiceSelect } from '../ui/form/Select';
import { DayPicker } from '../ui/form/DayPicker';
import { FieldProblem } from '../ui/form/FormMessage';
import { markInvalid } from '../ui/form/invalidFields';
import { toWindowValues, visitTimes, windowRows, type WindowValues } from './visitValues';
import { visitsText as text } from './visitsText';

/** The next free time of rows whose time is taken, by their index. */
export type FreeTimes = Record<number, { starts_at: string; ends_at: string }>;

interface WindowRowsProps {
  value?: WindowValues[];
  onChange?: (windows: WindowValues[]) => void;
  /** Error messages of the rows, in their order. */
  problems: (string | undefined)[];
  /** Whether there is only one row, for a date. */
  isDate: boolean;
  free: FreeTimes;
  /** Called when the next free time was put into a row. */
  onFreeUsed: () => void;
}

/** One to three windows: a day and two times each. The form item provides the value. */
export function WindowRows({ value = [], onChange, problems, isDate, free, onFreeUsed }: WindowRowsProps) {
  const id = useId();
  const { set, remove, add, isWrong } = windowRows({
    rows: value,
    onChange: (windows) => onChange?.(windows),
    problemOf: (row) => problems[row],
  });
  const marks = (row: number, field: keyof WindowValues) => markInvalid(isWrong(row, field), `${id}-${row}`);
  return (
    <div className="visit-rows">
      {value.map((window, index) => (
        <fieldset key={index} className="visit-row">
          <legend>{isDate ? text.onlyWindow : text.window(index + 1)}</legend>
          <div className="visit-row-fields">
            <div>
              <label htmlFor={`${id}-day-${index}`}>{text.day}</label>
              <DayPicker
                id={`${id}-day-${index}`}
                value={window.day}
                min={today()}
                {...marks(index, 'day')}
                onChange={(day) => set(index, { day })}
              />
            </div>
            <div>
              <label htmlFor={`${id}-from-${index}`}>{text.from}</label>
              <ChoiceSelect<string>
                id={`${id}-from-${index}`}
                value={window.from}
                {...marks(index, 'from')}
                options={timeOptions}
                virtual={false}
                onChange={(from) => set(index, { from })}
              />
            </div>
            <div>
              <label htmlFor={`${id}-to-${index}`}>{text.to}</label>
              <ChoiceSelect<string>
                id={`${id}-to-${index}`}
                value={window.to}
                {...marks(index, 'to')}
                options={timeOptions}
                virtual={false}
                onChange={(to) => set(index, { to })}
              />
            </div>
            {value.length > 1 && (
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={text.removeWindow(index + 1)}
                onClick={() => remove(index)}
              />
            )}
          </div>
          <FieldProblem id={`${id}-${index}`}>{problems[index]}</FieldProblem>
          {free[index] && (
            <Button
              size="small"
              onClick={() => {
                set(index, toWindowValues(free[index]!));
                onFreeUsed();
              }}
            >
              {text.useFree(spanWords(free[index]))}
            </Button>
          )}
        </fieldset>
      ))}
      {!isDate && add && (
        <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={add}>
          {text.addWindow}
        </Button>
      )}
    </div>
  );
}

const timeOptions = visitTimes.map((time) => ({ value: time, label: time }));
