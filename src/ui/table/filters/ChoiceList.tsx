import './filters.css';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { matchesWords } from '../../words';
import { tableText as text } from '../tableText';

/** A choice of a filter. */
export interface FilterChoice {
  /** The choice's values in the address: several if codes share a label. */
  values: string[];
  label: string;
  /** The number of matching records; undefined until it is known. */
  count?: number;
}

interface ChoiceListProps {
  /** Names the group. */
  label: string;
  choices: FilterChoice[];
  chosen: string[];
  /** Only one can be chosen. */
  isSingle?: boolean;
  onChange: (values: string[]) => void;
  /** Called with the search text, if `choices` is not complete. */
  onSearch?: (text: string) => void;
}

/** The number of choices from which there is a search field, and the most choices that are rendered. */
const searchedFrom = 8;
const shownAtMost = 40;

/** The choices of a filter with their numbers of records, chosen ones first if there are many. */
export function ChoiceList({ label, choices, chosen, isSingle, onChange, onSearch }: ChoiceListProps) {
  const [q, setQ] = useState('');
  const isChosen = ({ values }: FilterChoice) => values.some((value) => chosen.includes(value));
  const isSearched = choices.length > searchedFrom || onSearch !== undefined;
  const matching = q.trim() ? choices.filter((choice) => matchesWords(choice.label, q.trim())) : choices;
  const ordered = isSearched
    ? [...matching.filter(isChosen), ...matching.filter((choice) => !isChosen(choice))]
    : matching;
  const toggle = (choice: FilterChoice) => {
    const otherValues = isSingle ? [] : chosen.filter((value) => !choice.values.includes(value));
    onChange(isChosen(choice) ? otherValues : [...otherValues, ...choice.values]);
  };
  return (
    <div className="choice-list" role="group" aria-label={label}>
      {isSearched && (
        <Input
          type="search"
          size="small"
          aria-label={text.searchIn(label)}
          placeholder={text.searchIn(label)}
          autoComplete="off"
          value={q}
          onChange={({ target }) => {
            setQ(target.value);
            onSearch?.(target.value.trim());
          }}
        />
      )}
      {ordered.slice(0, shownAtMost).map((choice) => (
        <Checkbox
          key={choice.values.join()}
          className="choice"
          checked={isChosen(choice)}
          onChange={() => toggle(choice)}
        >
          <span className="choice-label">{choice.label}</span>
          {choice.count !== undefined && (
            <span className="choice-count tabular">{choice.count.toLocaleString('es-AR')}</span>
          )}
        </Checkbox>
      ))}
      {ordered.length > shownAtMost && <p className="choice-more">{text.moreChoices(ordered.length - shownAtMost)}</p>}
      {ordered.length === 0 && <p className="choice-more">{text.noChoices}</p>}
    </div>
  );
}
