import { useEffect, useState } from 'react';
import { useListUnitsQuery, type Unit } from '../../api/units';
import { SearchSelect, type Choice } from '../../ui/form/SearchSelect';
import { claimFormText } from './claimFormText';

interface UnitSelectProps {
  id?: string;
  /** Its value is the contract's id: a claim is raised through the contract. */
  value?: Choice;
  onChange?: (unit: Choice | undefined) => void;
}

const toChoice = ({ contract_id, unit_id, name, project_name, is_project_closed }: Unit): Choice => {
  const label = `${name} · ${project_name}`;
  if (is_project_closed) return { value: -unit_id, label: claimFormText.closedProject(label), disabled: true };
  return contract_id
    ? { value: contract_id, label }
    : { value: -unit_id, label: claimFormText.unitWithoutOwner(label), disabled: true };
};

/** The unit of a claim: a client's own, staff's all. The only one is chosen by itself. */
export function UnitSelect({ id, value, onChange }: UnitSelectProps) {
  const [q, setQ] = useState('');
  const { data, isFetching } = useListUnitsQuery({ page: 1, pageSize: 30, q: q || undefined, active: true });
  const options = (data?.items ?? []).map(toChoice);
  const only = q === '' && options.length === 1 && !options[0]?.disabled ? options[0] : undefined;

  useEffect(() => {
    if (only && !value) onChange?.(only);
    // Chosen once, when the list arrives: who clears it means to.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [only?.value]);

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
      placeholder={claimFormText.chooseUnit}
    />
  );
}
