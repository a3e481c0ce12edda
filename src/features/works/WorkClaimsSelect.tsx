import { useState } from 'react';
import { useListWorkableClaimsQuery, type WorkableClaim } from '../../api/works';
import { searchable, Select } from '../../ui/form/Select';
import { uiText } from '../../ui/text';
import { useDebounced } from '../../ui/timing';
import { worksText as text } from './worksText';
import type { FieldAria } from '../../ui/form/invalidFields';

const pauseMs = 200;
const labelOf = ({ id, what, place }: WorkableClaim) => `${text.claim(id)} ${what} · ${place}`;

interface WorkClaimsSelectProps extends FieldAria {
  /** Properties that the form item provides. */
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
  disabled?: boolean;
}

/** Selects open claims, found by a search on the server; selected ones keep their labels. */
export function WorkClaimsSelect({ value = [], onChange, ...control }: WorkClaimsSelectProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), pauseMs);
  const searchResult = useListWorkableClaimsQuery({ q: q || undefined });
  const selectedResult = useListWorkableClaimsQuery({ ids: value.join(',') }, { skip: value.length === 0 });
  const known = [...(selectedResult.data?.items ?? []), ...(searchResult.data?.items ?? [])];
  // Until the result of the typed words arrives there are no options: Enter would choose one of another search.
  const isSearching = typed.trim() !== q || !searchResult.currentData;
  const found = isSearching ? [] : (searchResult.currentData?.items ?? []);
  return (
    <Select<number[]>
      {...control}
      mode="multiple"
      value={value}
      showSearch={{ ...searchable, filterOption: false, searchValue: typed, onSearch: setTyped }}
      onChange={(ids) => {
        setTyped('');
        onChange?.(ids);
      }}
      options={found.map((claim) => ({ value: claim.id, label: labelOf(claim) }))}
      labelRender={({ value: id }) => {
        const claim = known.find((each) => each.id === id);
        return claim ? labelOf(claim) : text.claim(Number(id));
      }}
      loading={isSearching || selectedResult.isFetching}
      placeholder={text.claimsPlaceholder}
      notFoundContent={isSearching ? uiText.loading : text.noClaims}
    />
  );
}
