import { Input } from 'antd';
import { consortiumProblems, firstProjectProblems } from '../../contract/recordRules';
import { ChoiceSelect } from '../../ui/form/Select';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import { MissingRecord } from '../../ui/form/MissingRecord';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { managersText as text } from './managersText';
import type { ConsortiumValues } from './managerValues';
import { freeOptions, type useProjectOptions } from './useProjectOptions';
import { invitationHint } from '../../accounts/accountText';

interface ConsortiumFormProps extends RecordFormProps<ConsortiumValues> {
  /** Of a new user, who is invited: it requires at least one of these projects. */
  choices?: ReturnType<typeof useProjectOptions>;
}

/** The form of a consortium user. Its projects are changed beside (`ConsortiumProjects`), once it exists. */
export function ConsortiumForm({ initial = {}, choices, ...form }: ConsortiumFormProps) {
  const isNew = choices !== undefined;
  return (
    <RecordForm<ConsortiumValues>
      {...form}
      initial={initial}
      judge={(values) => [...consortiumProblems(values), ...(isNew ? firstProjectProblems(values) : [])]}
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
          {choices && (
            <Field {...field('project_ids')} label={text.buildings} hint={text.buildingsHint} isWide>
              {choices.hasNone ? (
                <MissingRecord message={text.noProjectsAtAll} path="crear-proyecto" link={text.newProject} />
              ) : (
                <ChoiceSelect
                  mode="multiple"
                  loading={choices.isLoading}
                  options={freeOptions(choices.projects)}
                  placeholder={formText.choose}
                />
              )}
            </Field>
          )}
        </div>
      )}
    </RecordForm>
  );
}
