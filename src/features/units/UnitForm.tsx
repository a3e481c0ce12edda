import { Input } from 'antd';
import { unitProblems } from '../../contract/recordRules';
import { limits } from '../../contract/limits';
import { today } from '../../ui/dates';
import { ChoiceSelect } from '../../ui/form/Select';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import { serverTakes } from '../../api/otherServer/server';
import { MissingRecord } from '../../ui/form/MissingRecord';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { DeliveryPicker } from './DeliveryPicker';
import { unitsText as text } from './unitsText';
import type { UnitValues } from './unitValues';
import { useListProjectsQuery } from '../../api/projects';
import { useListUnitTypesQuery } from '../../api/units';

interface UnitOption {
  value: number;
  label: string;
}

/** Returns the choices of a unit's form: all projects and all unit types, both short lists. */
export function useUnitLookups() {
  const projects = useListProjectsQuery({});
  const types = useListUnitTypesQuery();
  return {
    projects: (projects.data?.items ?? []).map(({ id, name }): UnitOption => ({ value: id, label: name })),
    types: (types.data?.items ?? []).map(({ id, label }): UnitOption => ({ value: id, label })),
    isLoading: projects.isLoading || types.isLoading,
    /** Known once they have been loaded. */
    hasNoProjects: projects.data?.items.length === 0,
    error: projects.error ?? types.error,
    retry: () => [projects, types].forEach((query) => void (query.error && query.refetch())),
  };
}

interface UnitFormProps extends RecordFormProps<UnitValues> {
  projects: UnitOption[];
  types: UnitOption[];
  isLoading?: boolean;
  hasNoProjects: boolean;
}

/** The form of a unit, for creating and editing. */
export function UnitForm({ initial = {}, projects, types, isLoading, hasNoProjects, ...form }: UnitFormProps) {
  return (
    <RecordForm<UnitValues>
      {...form}
      initial={initial}
      judge={(values) => unitProblems(values, today())}
      maxima={{ description: limits.longTextMax }}
    >
      {(field) => (
        <div className="form-grid">
          <Field {...field('project_id')} label={text.project}>
            {hasNoProjects ? (
              <MissingRecord message={text.noProjects} path="crear-proyecto" link={text.newProject} />
            ) : (
              <ChoiceSelect loading={isLoading} options={projects} placeholder={formText.choose} />
            )}
          </Field>
          <Field {...field('unit_type_id')} label={text.type}>
            <ChoiceSelect loading={isLoading} options={types} placeholder={formText.choose} />
          </Field>
          <Field {...field('name')} label={text.name} hint={text.nameHint}>
            <Input autoComplete="off" />
          </Field>
          {serverTakes('createUnit', 'delivery_date') && (
            <Field {...field('delivery_date')} label={text.optionalDelivery} hint={text.deliveryHint}>
              <DeliveryPicker />
            </Field>
          )}
          <Field {...field('description')} label={text.optionalDescription} isWide>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
          </Field>
        </div>
      )}
    </RecordForm>
  );
}
