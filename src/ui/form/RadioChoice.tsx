import './form.css';
import { useId } from 'react';

interface RadioChoiceProps<Value extends string> {
  /** The name that a screen reader says; a form item has its own label. */
  label?: string;
  id?: string;
  options: readonly { value: Value; label: string }[];
  value?: Value;
  onChange?: (value: Value) => void;
}

/** A choice of one of a few options, one per line. The form item provides its value. */
export function RadioChoice<Value extends string>({ label, id, options, value, onChange }: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <div className="radio-choice" role="radiogroup" aria-label={label} id={id}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange?.(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
