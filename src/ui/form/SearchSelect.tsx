import { useEffect, useRef, useState } from 'react';
import { searchable, Select, useIsTyped } from './Select';
import { uiText } from '../text';
import { formText } from './formText';
import type { FieldAria } from './invalidFields';

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
  /** A text similar to the typed one, if that found nothing. */
  suggestion?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Whether there may be more results than `options`. */
  hasMore?: boolean;
}

const pauseMs = 200;
/** The choice that searches the suggestion; no record has this id. */
const suggestionValue = 0;

/** A select that searches on the server while the user types, for any number of choices. */
export function SearchSelect({
  id,
  value,
  onChange,
  options,
  onSearch,
  isLoading,
  suggestion,
  placeholder,
  disabled,
  hasMore = true,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
}: SearchSelectProps) {
  const isTyped = useIsTyped(hasMore ? Infinity : options.length);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  /** The suggestion was chosen, for which the select closes next as for any choice. */
  const staysOpen = useRef(false);
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
      onOpenChange={(opens) => {
        if (!staysOpen.current) setIsOpen(opens);
        staysOpen.current = false;
      }}
      showSearch={isTyped && { ...searchable, filterOption: false, onSearch: search }}
      // Null and not undefined: the select would keep a choice that no value takes back, such as the suggestion.
      value={value ?? null}
      options={
        options.length === 0 && !isLoading && suggestion
          ? [{ value: suggestionValue, label: uiText.didYouMean(suggestion) }]
          : options
      }
      loading={isLoading}
      notFoundContent={isLoading ? uiText.loading : formText.nothingFound}
      onChange={(choice) => {
        if (choice?.value === suggestionValue && suggestion) {
          onSearch(suggestion);
          staysOpen.current = true;
          return;
        }
        onSearch('');
        onChange?.(choice ? { value: choice.value, label: choice.label } : undefined);
      }}
    />
  );
}
