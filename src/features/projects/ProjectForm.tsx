import { Input } from 'antd';
import type { ReactNode } from 'react';
import { newProjectProblems, projectProblems } from '../../contract/recordRules';
import { limits } from '../../contract/limits';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import type { Draft } from '../../ui/form/useDraft';
import { projectsText as text } from './projectsText';
import { type ProjectValues } from './projectValues';

interface ProjectFormProps {
  draft: Draft<ProjectValues>;
  initial?: ProjectValues;
  isNew?: boolean;
  isBusy: boolean;
  submitText: string;
  onSubmit: (values: ProjectValues) => Promise<unknown>;
  onCancel?: () => void;
  notice?: ReactNode;
}

/** The fields of a project, to create one or to edit one. */
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
