import { Input } from 'antd';
import { consortiumProblems, newConsortiumProblems } from '../../contract/recordRules';
import { ChoiceSelect, clearable } from '../../ui/form/Select';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import { MissingRecord } from '../../ui/form/MissingRecord';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { managersText as text } from './managersText';
import type { ConsortiumValues } from './managerValues';
import { forConsortium, type ProjectOption } from './useProjectOptions';
import { invitationHint } from '../../accounts/accountText';

interface ConsortiumFormProps extends RecordFormProps<ConsortiumValues> {
  projects: ProjectOption[];
  /** Whether the user is new: requires a project, and is invited. */
  isNew?: boolean;
  isLoading?: boolean;
}

/** The form of a consortium user, who belongs to one project. */
export function ConsortiumForm({ initial = {}, projects, isNew = false, isLoading, ...form }: ConsortiumFormProps) {
  return (
    <RecordForm<ConsortiumValues>
      {...form}
      initial={initial}
      judge={isNew ? newConsortiumProblems : consortiumProblems}
    >
      {(field) => (
        <div className="form-grid">
          <Field {...field('name')} label={text.consortiumName} isWide>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('username')} label={text.username} hint={isNew ? invitationHint() : undefined}>
            <Input type="email" inputMode="email" autoComplete="off" />
          </Field>
          {!isNew && (
            <Field {...field('phone_number')} label={text.phone} hint={text.phoneHint}>
              <Input type="tel" inputMode="tel" autoComplete="off" />
            </Field>
          )}
          <Field {...field('project_id')} label={text.project} isWide>
            {isNew && projects.length === 0 && !isLoading ? (
              <MissingRecord message={text.noProjectsAtAll} path="crear-proyecto" link={text.newProject} />
            ) : (
              <ChoiceSelect
                allowClear={!isNew && clearable}
                loading={isLoading}
                options={forConsortium(projects, isNew ? undefined : (initial.project_id ?? undefined))}
                placeholder={formText.choose}
              />
            )}
          </Field>
        </div>
      )}
    </RecordForm>
  );
}
