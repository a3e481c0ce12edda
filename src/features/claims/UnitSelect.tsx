import { useEffect, useState } from 'react';
import { useListUnitsQuery, type Unit } from '../../api/units';
import { SearchSelect, type Choice } from '../../ui/form/SearchSelect';
import { claimFormText } from './claimFormText';

interface UnitSelectProps {
  id?: string;
  /** Its value is the contract's id: a claim is raised through the contract. */
  value?: Choice;
  onChange?: (unit: Choice | undefined) => void;
  /** The contract of the unit to begin with, where it is among the choices. */
  startId?: number;
  /** Told of the unit to begin with: {@link startId}, or the only one. */
  onStart: (unit: Choice) => void;
}

const toChoice = ({ contract_id, unit_id, name, project_name, is_project_closed }: Unit): Choice => {
  const label = `${name} · ${project_name}`;
  if (is_project_closed) return { value: -unit_id, label: claimFormText.closedProject(label), disabled: true };
  return contract_id
    ? { value: contract_id, label }
    : { value: -unit_id, label: claimFormText.unitWithoutOwner(label), disabled: true };
};

/** The unit of a claim: a client's own, staff's all. */
export function UnitSelect({ id, value, onChange, startId, onStart }: UnitSelectProps) {
  const [q, setQ] = useState('');
  const { data, isFetching } = useListUnitsQuery({ page: 1, pageSize: 30, q: q || undefined, active: true });
  const options = (data?.items ?? []).map(toChoice);
  const offered = q === '' ? options.filter(({ disabled }) => !disabled) : [];
  const start = offered.find((option) => option.value === startId) ?? (options.length === 1 ? offered[0] : undefined);

  useEffect(() => {
    if (start && !value) onStart(start);
    // Begun with when the list arrives, and anew where the form is emptied.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [start?.value, value]);

  if (data && data.items.length === 0 && q === '')
    return (
      <p className="field-problem" role="alert">
        {claimFormText.noUnits}
      </p>
    );
  return (
    <SearchSelect
      id={id}
      value={value}
      onChange={onChange}
      options={options}
      onSearch={setQ}
      isLoading={isFetching}
      hasMore={q !== '' || (data?.meta?.total ?? 0) > options.length}
      placeholder={claimFormText.chooseUnit}
    />
  );
}
