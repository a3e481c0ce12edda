import { Input } from 'antd';
import type { FieldAria } from '../../ui/form/invalidFields';
import { companyText as text } from './companyText';

interface ColourInputProps extends FieldAria {
  id?: string;
  value?: string;
  /** The colour of an empty field. */
  fallback: string;
  onChange?: (value: string) => void;
}

/** A colour as `#rrggbb`, typed or chosen with the browser's own picker. */
export function ColourInput({ id, value = '', fallback, onChange, ...aria }: ColourInputProps) {
  const isColour = /^#[0-9a-f]{6}$/i.test(value.trim());
  return (
    <span className="colour-input">
      <input
        type="color"
        aria-label={text.pickColour}
        value={(isColour ? value.trim() : fallback).toLowerCase()}
        onChange={({ target }) => onChange?.(target.value.toUpperCase())}
      />
      <Input
        id={id}
        {...aria}
        value={value}
        placeholder={fallback}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </span>
  );
}
