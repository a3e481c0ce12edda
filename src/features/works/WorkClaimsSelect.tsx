import { useState } from 'react';
import { useListWorkableClaimsQuery, type WorkableClaim } from '../../api/works';
import { searchable } from '../../ui/searchable';
import { uiText } from '../../ui/text';
import { useDebounced } from '../../ui/useDebounced';
import { worksText as text } from './worksText';
import { Select } from '../../ui/form/Select';

const pauseMs = 200;
const labelOf = ({ id, what, place }: WorkableClaim) => `${text.claim(id)} ${what} · ${place}`;

interface WorkClaimsSelectProps {
  /** Properties that the form item provides. */
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
  disabled?: boolean;
}

/** Selects open claims, found by a search on the server; selected ones keep their labels. */
export function WorkClaimsSelect({ value = [], ...control }: WorkClaimsSelectProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), pauseMs);
  const searchResult = useListWorkableClaimsQuery({ q: q || undefined });
  const selectedResult = useListWorkableClaimsQuery({ ids: value.join(',') }, { skip: value.length === 0 });
  const claims = new Map(
    [...(selectedResult.data?.items ?? []), ...(searchResult.data?.items ?? [])].map((claim) => [claim.id, claim]),
  );
  return (
    <Select<number[]>
      {...control}
      mode="multiple"
      value={value}
      showSearch={{ ...searchable, filterOption: false, onSearch: setTyped }}
      options={[...claims.values()].map((claim) => ({ value: claim.id, label: labelOf(claim) }))}
      loading={searchResult.isFetching || selectedResult.isFetching}
      placeholder={text.claimsPlaceholder}
      notFoundContent={searchResult.isFetching ? uiText.loading : text.noClaims}
    />
  );
}
