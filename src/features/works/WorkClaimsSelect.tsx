import { Select } from 'antd';
import { useState } from 'react';
import { useListWorkableClaimsQuery, type WorkableClaim } from '../../api/works';
import { searchable } from '../../ui/searchable';
import { uiText } from '../../ui/text';
import { useDebounced } from '../../ui/useDebounced';
import { worksText as text } from './worksText';

const pauseMs = 200;
const labelOf = ({ id, what, place }: WorkableClaim) => `${text.claim(id)} ${what} · ${place}`;

interface WorkClaimsSelectProps {
  /** What a form's field gives to its control. */
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
  disabled?: boolean;
}

/** Chooses some open claims, searched for on the server; those that are chosen already keep their words. */
export function WorkClaimsSelect({ value = [], ...control }: WorkClaimsSelectProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), pauseMs);
  const found = useListWorkableClaimsQuery({ q: q || undefined });
  const chosen = useListWorkableClaimsQuery({ ids: value.join(',') }, { skip: value.length === 0 });
  const claims = new Map(
    [...(chosen.data?.items ?? []), ...(found.data?.items ?? [])].map((claim) => [claim.id, claim]),
  );
  return (
    <Select<number[]>
      {...control}
      mode="multiple"
      value={value}
      showSearch={{ ...searchable, filterOption: false, onSearch: setTyped }}
      options={[...claims.values()].map((claim) => ({ value: claim.id, label: labelOf(claim) }))}
      loading={found.isFetching || chosen.isFetching}
      placeholder={text.claimsPlaceholder}
      notFoundContent={found.isFetching ? uiText.loading : text.noClaims}
    />
  );
}
