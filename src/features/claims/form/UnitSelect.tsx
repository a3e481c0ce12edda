import { useEffect, useState } from 'react';
import { useListUnitsQuery, type Unit } from '../../../api/units';
import { MissingRecord } from '../../../ui/form/MissingRecord';
import type { FieldAria } from '../../../ui/form/invalidFields';
import { SearchSelect, type Choice } from '../../../ui/form/SearchSelect';
import { claimFormText } from './claimFormText';
import { contactsOf, type ContactOption } from './ContactChoice';

/** An ownership with its label, and the people who can be the contact for the visit. */
export interface UnitChoice extends Choice {
  contacts?: ContactOption[];
  unitId?: number;
}

interface UnitSelectProps extends FieldAria {
  id?: string;
  /** The value is the ownership's id (`contract_id` in the API): a claim belongs to the unit of an ownership. */
  value?: UnitChoice;
  onChange?: (unit: UnitChoice | undefined) => void;
  /** Whether staff create the claim: only they may use the data of owner and tenant. */
  isStaff: boolean;
  /** The ownership of the initially selected unit, if it is among the choices. */
  startId?: number;
  /** Called with the initial unit: {@link startId}, or the only one. */
  onStart: (unit: UnitChoice) => void;
}

/** Converts a unit to a choice. Its value is the ownership's id, or the negative unit id if it cannot be chosen. */
function toChoice(unit: Unit, isStaff: boolean): UnitChoice {
  const { contract_id, unit_id, name, project_name, is_project_closed } = unit;
  const label = `${name} · ${project_name}`;
  if (is_project_closed) return { value: -unit_id, label: claimFormText.closedProject(label), disabled: true };
  if (contract_id === null) return { value: -unit_id, label: claimFormText.unitWithoutOwner(label), disabled: true };
  return { value: contract_id, label, contacts: contactsOf(unit, isStaff), unitId: unit_id };
}

/** Selects the unit of a claim: a client's own units, or all units for staff. */
export function UnitSelect({ id, value, onChange, isStaff, startId, onStart, ...aria }: UnitSelectProps) {
  const [q, setQ] = useState('');
  const { data, currentData, isFetching } = useListUnitsQuery({
    page: 1,
    pageSize: 30,
    q: q || undefined,
    active: true,
  });
  const options = (data?.items ?? []).map((unit) => toChoice(unit, isStaff));
  const offered = q === '' ? options.filter(({ disabled }) => !disabled) : [];
  // Of many own units the one that the address names may be on a later page.
  const isBeyond = !isStaff && startId !== undefined && !value && (data?.meta?.total ?? 0) > options.length;
  const { data: all } = useListUnitsQuery({ active: true }, { skip: !isBeyond });
  const named = all?.items.find((unit) => unit.contract_id === startId);
  const start =
    offered.find((option) => option.value === startId) ??
    (named && !named.is_project_closed ? toChoice(named, isStaff) : undefined) ??
    (options.length === 1 ? offered[0] : undefined);

  useEffect(() => {
    if (start && !value) onStart(start);
    // Runs when the list arrives, and again when the form is cleared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start?.value, value]);

  if (currentData?.items.length === 0 && q === '')
    return (
      <MissingRecord
        message={claimFormText.noUnitsAtAll}
        path="crear-unidad"
        link={claimFormText.newUnit}
        otherwise={claimFormText.noUnits}
      />
    );
  return (
    <SearchSelect
      id={id}
      {...aria}
      value={value}
      onChange={(choice) => onChange?.(choice && options.find(({ value: each }) => each === choice.value))}
      options={options}
      onSearch={setQ}
      isLoading={isFetching}
      suggestion={data?.meta?.suggestion}
      hasMore={q !== '' || (data?.meta?.total ?? 0) > options.length}
      placeholder={claimFormText.chooseUnit}
    />
  );
}
