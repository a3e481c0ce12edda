import './form.css';
import { useId } from 'react';
import type { FieldAria } from './invalidFields';

interface RadioChoiceProps<Value extends string | number> extends FieldAria {
  /** The name that a screen reader says: a form item's label does not name a group. */
  label?: string;
  id?: string;
  options: readonly {
    value: Value;
    label: string;
    /** The name if the label alone says too little. */ name?: string;
  }[];
  /** Whether the options stand beside each other. */
  isRow?: boolean;
  value?: Value;
  onChange?: (value: Value) => void;
}

/** A choice of one of a few options, one per line. The form item provides its value. */
export function RadioChoice<Value extends string | number>(props: RadioChoiceProps<Value>) {
  const { label, id, options, isRow = false, value, onChange, ...aria } = props;
  const group = useId();
  return (
    <div
      className={isRow ? 'radio-choice is-row' : 'radio-choice'}
      role="radiogroup"
      aria-label={label}
      id={id}
      tabIndex={-1}
      {...aria}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={group}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
