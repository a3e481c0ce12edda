import { useEffect, useRef, useState } from 'react';
import { searchable } from '../searchable';
import { uiText } from '../text';
import { useIsTyped } from './ChoiceSelect';
import { formText } from './formText';
import type { FieldAria } from './invalidFields';
import { Select } from './Select';

export interface Choice {
  value: number;
  label: string;
  disabled?: boolean;
}

interface SearchSelectProps extends FieldAria {
  id?: string;
  value?: Choice;
  onChange?: (choice: Choice | undefined) => void;
  /** The server's results for the typed text. */
  options: Choice[];
  onSearch: (text: string) => void;
  isLoading: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** Whether there may be more results than `options`. */
  hasMore?: boolean;
}

const pauseMs = 200;

/** A select that searches on the server while the user types, for any number of choices. */
export function SearchSelect({
  id,
  value,
  onChange,
  options,
  onSearch,
  isLoading,
  placeholder,
  disabled,
  hasMore = true,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
}: SearchSelectProps) {
  const isTyped = useIsTyped(hasMore ? Infinity : options.length);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), pauseMs);
  };
  return (
    <Select<{ value: number; label: string }>
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      labelInValue
      disabled={disabled}
      placeholder={placeholder ?? formText.typeToSearch}
      open={isOpen}
      onOpenChange={setIsOpen}
      showSearch={isTyped && { ...searchable, filterOption: false, onSearch: search }}
      value={value}
      options={options}
      loading={isLoading}
      notFoundContent={isLoading ? uiText.loading : formText.nothingFound}
      onChange={(choice) => {
        onSearch('');
        onChange?.(choice ? { value: choice.value, label: choice.label } : undefined);
      }}
    />
  );
}
