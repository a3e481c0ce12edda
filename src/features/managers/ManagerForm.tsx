import { Input } from 'antd';
import { managerProblems, newManagerProblems } from '../../contract/recordRules';
import { ChoiceSelect, clearable, Select } from '../../ui/form/Select';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { managersText as text } from './managersText';
import { primaryOf, type ManagerValues } from './managerValues';
import type { ProjectOption } from './useProjectOptions';
import { invitationHint } from '../../accounts/accountText';

interface ManagerFormProps extends RecordFormProps<ManagerValues> {
  /**
   * The projects to choose from, for a new supervisor. An existing supervisor's projects are edited in a separate
   * panel.
   */
  projects?: ProjectOption[];
}

const withPrimary = (
  _changed: Partial<ManagerValues>,
  { project_ids: ids = [], primary_project_id: primary }: ManagerValues,
): Partial<ManagerValues> =>
  primaryOf(ids, primary) === primary ? {} : { primary_project_id: primaryOf(ids, primary) };

/** The form of a supervisor, for creating and editing. */
export function ManagerForm({ initial = {}, projects, ...form }: ManagerFormProps) {
  return (
    <RecordForm<ManagerValues>
      {...form}
      initial={initial}
      judge={projects ? newManagerProblems : managerProblems}
      onChanged={withPrimary}
    >
      {(field, values) => (
        <div className="form-grid">
          <Field {...field('name')} label={text.name}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('last_name')} label={text.lastName}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('phone_number')} label={text.phone} hint={text.phoneHint}>
            <Input type="tel" inputMode="tel" autoComplete="off" />
          </Field>
          <Field {...field('username')} label={text.username} hint={projects && invitationHint()}>
            <Input type="email" inputMode="email" autoComplete="off" />
          </Field>
          {projects && (
            <>
              <Field {...field('project_ids')} label={text.projects} hint={text.projectsHint}>
                <ChoiceSelect<number[]> mode="multiple" options={projects} placeholder={formText.choose} />
              </Field>
              <Field {...field('primary_project_id')} label={text.primary} hint={text.primaryHint}>
                <Select
                  allowClear={clearable}
                  options={projects.filter(({ value }) => values.project_ids?.includes(value))}
                  placeholder={formText.choose}
                  disabled={form.isBusy || !values.project_ids?.length}
                />
              </Field>
            </>
          )}
        </div>
      )}
    </RecordForm>
  );
}
