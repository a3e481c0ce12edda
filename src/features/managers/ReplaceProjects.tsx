import { useSetManagerProjectsMutation, type Manager } from '../../api/managers';
import { ChoiceSelect, clearable, Select } from '../../ui/form/Select';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import { RecordForm } from '../../ui/form/RecordForm';
import { notifyDone } from '../../ui/notices';
import { uiText } from '../../ui/text';
import { managersText as text } from './managersText';
import { primaryOf } from './managerValues';
import type { ProjectOption } from './useProjectOptions';

interface Values {
  projectIds: number[];
  primaryProjectId?: number;
}

const withPrimary = (_changed: Partial<Values>, { projectIds, primaryProjectId }: Values): Partial<Values> => ({
  primaryProjectId: primaryOf(projectIds, primaryProjectId),
});

/** Replaces all of a supervisor's projects at once. */
export function ReplaceProjects({
  manager,
  options,
  onDone,
}: {
  manager: Manager;
  options: ProjectOption[];
  onDone: () => void;
}) {
  const [setProjects, { isLoading }] = useSetManagerProjectsMutation();
  const initial: Values = {
    projectIds: manager.projects.map(({ id }) => id),
    primaryProjectId: manager.primary_project?.id,
  };
  const onSubmit = async ({ projectIds, primaryProjectId }: Values) => {
    await setProjects({ id: manager.id, body: { projectIds, primaryProjectId: primaryProjectId ?? null } }).unwrap();
    notifyDone(text.projectsUpdated);
    onDone();
  };
  return (
    <RecordForm<Values>
      initial={initial}
      judge={() => []}
      isBusy={isLoading}
      submitText={uiText.save}
      onSubmit={onSubmit}
      onCancel={onDone}
      onChanged={withPrimary}
    >
      {(field, values) => (
        <>
          <Field {...field('projectIds')} label={text.projects} hint={text.projectsHint}>
            <ChoiceSelect<number[]> mode="multiple" options={options} placeholder={formText.choose} />
          </Field>
          <Field {...field('primaryProjectId')} label={text.primary} hint={text.primaryHint}>
            <Select
              allowClear={clearable}
              options={options.filter(({ value }) => values.projectIds.includes(value))}
              placeholder={formText.choose}
              disabled={isLoading || values.projectIds.length === 0}
            />
          </Field>
        </>
      )}
    </RecordForm>
  );
}
