import { Input } from 'antd';
import { newProjectProblems, projectProblems } from '../../contract/recordRules';
import { limits } from '../../contract/limits';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { projectsText as text } from './projectsText';
import type { ProjectDetail } from '../../api/projects';

/** The values of a project's forms. */
export interface ProjectValues {
  name?: string;
  description?: string;
  address?: string;
}

export const projectLabels = { name: text.name, address: text.address, description: text.description } satisfies Record<
  keyof ProjectValues,
  string
>;

export const toProjectValues = ({ name, description, address }: ProjectDetail): ProjectValues => ({
  name,
  description,
  address,
});
export const toProjectBody = ({ name = '', description = '', address = '' }: ProjectValues) => ({
  name: name.trim(),
  description: description.trim(),
  address: address.trim(),
});

interface ProjectFormProps extends RecordFormProps<ProjectValues> {
  isNew?: boolean;
}

/** The form of a project, for creating and editing. */
export function ProjectForm({ initial = {}, isNew = false, ...form }: ProjectFormProps) {
  return (
    <RecordForm<ProjectValues>
      {...form}
      initial={initial}
      judge={isNew ? newProjectProblems : projectProblems}
      maxima={{ description: limits.longTextMax }}
    >
      {(field) => (
        <>
          <Field {...field('name')} label={text.name}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('address')} label={text.address}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('description')} label={text.description} hint={text.descriptionHint}>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
          </Field>
        </>
      )}
    </RecordForm>
  );
}
