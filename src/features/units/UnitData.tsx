import { to } from '../../contract/links';
import { Link } from 'react-router-dom';
import { useUpdateUnitMutation, type Unit } from '../../api/units';
import { Fact, Facts } from '../../ui/Panel';
import { formatDay } from '../../ui/dates';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { UnitForm, useUnitLookups } from './UnitForm';
import { unitsText as text } from './unitsText';
import { toUnitBody, toUnitValues, unitLabels, type UnitValues } from './unitValues';

/** A unit's data, with a form to edit them in place. */
export function UnitData({ unit, reload }: { unit: Unit; reload: () => Promise<Unit> }) {
  const [updateUnit] = useUpdateUnitMutation();
  const { projects, types, isLoading, hasNoProjects } = useUnitLookups();
  const labelOf = (options: typeof projects, value: unknown) =>
    options.find((option) => option.value === value)?.label ?? '';
  const show = (field: keyof UnitValues, value: unknown) =>
    field === 'project_id'
      ? labelOf(projects, value)
      : field === 'unit_type_id'
        ? labelOf(types, value)
        : field === 'delivery_date'
          ? formatDay(value as string | undefined)
          : String(value ?? '');

  return (
    <RecordPanel<UnitValues, Unit>
      title={text.data}
      name={`unit-${unit.unit_id}`}
      saved={unit}
      toValues={toUnitValues}
      labels={unitLabels}
      show={show}

      reload={reload}
      save={(values, version) =>
        updateUnit({ id: unit.unit_id, body: { delivery_date: null, ...toUnitBody(values), version } }).unwrap()
      }
      form={(form) => <UnitForm {...form} {...{ projects, types, isLoading, hasNoProjects }} />}
    >
      <Facts>
        <Fact label={text.project}>
          <Link to={to('proyectos/:id', { id: unit.project_id })}>{unit.project_name}</Link>
        </Fact>
        <Fact label={text.type}>{unit.unit_type_name}</Fact>
        <Fact label={text.delivery}>{unit.delivery_date && formatDay(unit.delivery_date)}</Fact>
        <Fact label={text.contract}>{unit.contract_id}</Fact>
        <Fact label={text.state}>{unit.active ? text.stateActive : text.stateInactive}</Fact>
        <Fact label={unitLabels.description}>{unit.description}</Fact>
      </Facts>
      <p className="form-aside">
        <Link to={to('planos', { query: { unidad: unit.unit_id } })}>{text.plans}</Link>
      </p>
    </RecordPanel>
  );
}
