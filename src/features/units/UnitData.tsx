import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useUpdateUnitMutation, type Unit } from '../../api/units';
import { Fact, Facts } from '../../ui/Facts';
import { EditConflict } from '../../ui/form/EditConflict';
import { formText } from '../../ui/form/formText';
import { useRecordEdit } from '../../ui/form/useRecordEdit';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { uiText } from '../../ui/text';
import { UnitForm } from './UnitForm';
import { unitsText as text } from './unitsText';
import { toUnitBody, toUnitValues, unitLabels, type UnitValues } from './unitValues';
import { useUnitLookups } from './useUnitLookups';

/** A unit's own data, and their edit in the same place. */
export function UnitData({ unit, reload }: { unit: Unit; reload: () => Promise<Unit> }) {
  const [updateUnit, { isLoading: isBusy }] = useUpdateUnitMutation();
  const { projects, types, isLoading } = useUnitLookups();
  const edit = useRecordEdit<UnitValues, Unit>({
    name: `unit-${unit.unit_id}`,
    saved: unit,
    toValues: toUnitValues,
    reload,
    save: async (values, version) => {
      await updateUnit({ id: unit.unit_id, body: { ...toUnitBody(values), version } }).unwrap();
      notifyDone(formText.saved);
    },
  });
  const labelOf = (options: typeof projects, value: unknown) =>
    options.find((option) => option.value === value)?.label ?? '';
  const show = (field: keyof UnitValues, value: unknown) =>
    field === 'project_id'
      ? labelOf(projects, value)
      : field === 'unit_type_id'
        ? labelOf(types, value)
        : String(value ?? '');

  if (edit.isEditing) {
    return (
      <Panel title={text.data}>
        <UnitForm
          key={edit.round}
          {...edit.form}
          projects={projects}
          types={types}
          isLoading={isLoading}
          isBusy={isBusy}
          submitText={edit.conflict ? formText.keepMine : uiText.save}
          onSubmit={edit.submit}
          onCancel={edit.stop}
          notice={
            edit.conflict && (
              <EditConflict conflict={edit.conflict} labels={unitLabels} show={show} onLoadTheirs={edit.loadTheirs} />
            )
          }
        />
      </Panel>
    );
  }
  return (
    <Panel title={text.data} action={<Button onClick={edit.start}>{formText.edit}</Button>}>
      <Facts>
        <Fact label={text.project}>
          <Link to={`/proyectos/${unit.project_id}`}>{unit.project_name}</Link>
        </Fact>
        <Fact label={text.type}>{unit.unit_type_name}</Fact>
        <Fact label={text.contract}>{unit.contract_id}</Fact>
        <Fact label={text.state}>{unit.active ? text.stateActive : text.stateInactive}</Fact>
        <Fact label={unitLabels.description}>{unit.description}</Fact>
      </Facts>
      <p className="form-aside">
        <Link to={`/planos?unidad=${unit.unit_id}`}>{text.plans}</Link>
      </p>
    </Panel>
  );
}
