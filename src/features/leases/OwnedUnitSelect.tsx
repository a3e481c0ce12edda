import { useEffect, useState } from 'react';
import { useGetUnitQuery, useListUnitsQuery, type Unit } from '../../api/units';
import type { FieldAria } from '../../ui/form/invalidFields';
import { MissingRecord } from '../../ui/form/MissingRecord';
import { SearchSelect, type Choice } from '../../ui/form/SearchSelect';
import { leasesText as text } from './leasesText';

interface OwnedUnitSelectProps extends FieldAria {
  id?: string;
  /** The value is the contract's id: a lease belongs to the owner's contract. */
  value?: Choice;
  onChange?: (unit: Choice | undefined) => void;
  /** Whether to list only units that the signed-in client owns, without rented ones. */
  isOwn: boolean;
  /** The initially selected unit. */
  unitId?: number;
}

const toChoice = ({ contract_id, unit_id, name, project_name, is_project_closed }: Unit): Choice => {
  const label = `${name} · ${project_name}`;
  if (is_project_closed) return { value: -unit_id, label: text.closedProject(label), disabled: true };
  return contract_id
    ? { value: contract_id, label }
    : { value: -unit_id, label: text.unitWithoutOwner(label), disabled: true };
};

/**
 * Selects the unit of the lease: a client's own units, or any assigned one for staff. If there is only one, it is
 * selected.
 */
export function OwnedUnitSelect({ id, value, onChange, isOwn, unitId, ...aria }: OwnedUnitSelectProps) {
  const [q, setQ] = useState('');
  const { data, currentData, isFetching } = useListUnitsQuery({
    page: 1,
    pageSize: 30,
    q: q || undefined,
    active: true,
  });
  const units = (data?.items ?? []).filter((unit) => !isOwn || unit.is_owner);
  const options = units.map(toChoice);
  // It may not be among the first units of the list.
  const { data: preset, isLoading: isPresetLoading } = useGetUnitQuery(
    { id: unitId ?? 0 },
    { skip: unitId === undefined },
  );
  const onlyOption = q === '' && options.length === 1 && !options[0]?.disabled ? options[0] : undefined;
  const isPossible = preset?.active && (!isOwn || preset.is_owner) && !toChoice(preset).disabled;
  // The list may arrive before the unit of the address, which is the one that the user came for.
  const otherwise = isPresetLoading ? undefined : onlyOption;
  const first = isPossible ? toChoice(preset) : otherwise;

  useEffect(() => {
    if (first && !value) onChange?.(first);
    // Runs once, when the unit is known: if the user clears the field, it stays empty.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first?.value]);

  if (!isOwn && q === '' && currentData?.items.length === 0)
    return <MissingRecord message={text.noUnitsAtAll} path="crear-unidad" link={text.newUnit} />;
  return (
    <SearchSelect
      id={id}
      {...aria}
      value={value}
      onChange={onChange}
      options={options}
      onSearch={setQ}
      isLoading={isFetching}
      suggestion={data?.meta?.suggestion}
      placeholder={text.chooseUnit}
    />
  );
}
