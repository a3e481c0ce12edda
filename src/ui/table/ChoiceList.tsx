import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { matchesWords } from '../words';
import { tableText as text } from './tableText';

/** A choice of a filter. */
export interface FilterChoice {
  /** What it stands for in the address: more than one where two codes have one word. */
  values: string[];
  label: string;
  /** Records that choosing it finds; undefined while that isn't known. */
  count?: number;
}

interface ChoiceListProps {
  /** Names the group. */
  label: string;
  choices: FilterChoice[];
  chosen: string[];
  /** Choosing one gives up the other. */
  isSingle?: boolean;
  onChange: (values: string[]) => void;
  /** Told of what is looked for, where the choices given are not all there are. */
  onSearch?: (text: string) => void;
}

/** Choices that are looked at, and more that are shown once they are looked for. */
const searchedFrom = 8;
const shownAtMost = 40;

/** The choices of one filter with the number of records that each finds, the chosen ones first where there are many. */
export function ChoiceList({ label, choices, chosen, isSingle, onChange, onSearch }: ChoiceListProps) {
  const [q, setQ] = useState('');
  const isChosen = ({ values }: FilterChoice) => values.some((value) => chosen.includes(value));
  const isSearched = choices.length > searchedFrom || onSearch !== undefined;
  const found = q.trim() ? choices.filter((choice) => matchesWords(choice.label, q.trim())) : choices;
  const ordered = isSearched ? [...found.filter(isChosen), ...found.filter((choice) => !isChosen(choice))] : found;
  const toggle = (choice: FilterChoice) => {
    const others = isSingle ? [] : chosen.filter((value) => !choice.values.includes(value));
    onChange(isChosen(choice) ? others : [...others, ...choice.values]);
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
