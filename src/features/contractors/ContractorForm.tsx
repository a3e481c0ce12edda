import { Input } from 'antd';
import { limits } from '../../contract/limits';
import { contractorProblems } from '../../contract/recordRules';
import { ChoiceSelect, Select } from '../../ui/form/Select';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { contractorsText as text } from './contractorsText';
import type { ContractorValues } from './contractorValues';
import { useContractorChoices } from './useContractorChoices';

interface ContractorFormProps extends RecordFormProps<ContractorValues> {
  isNew?: boolean;
}

/** The form of a contractor, for creating and editing. */
export function ContractorForm({ initial = {}, isNew = false, ...form }: ContractorFormProps) {
  const { categories, projects, isLoading } = useContractorChoices();
  return (
    <RecordForm<ContractorValues>
      {...form}
      initial={initial}
      judge={contractorProblems}
      maxima={{ notes: limits.longTextMax }}
    >
      {(field) => (
        <div className="form-grid">
          <Field {...field('name')} label={text.name} hint={text.nameHint}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('cuit')} label={text.optional(text.cuit)}>
            <Input inputMode="numeric" autoComplete="off" />
          </Field>
          <Field {...field('phone_number')} label={text.phone} hint={text.phoneHint}>
            <Input type="tel" inputMode="tel" autoComplete="off" />
          </Field>
          <Field {...field('email')} label={text.optional(text.email)}>
            <Input type="email" inputMode="email" autoComplete="off" />
          </Field>
          <Field {...field('category_ids')} label={text.categories} hint={text.categoriesHint}>
            <ChoiceSelect<number[]>
              mode="multiple"
              loading={isLoading}
              options={categories}
              placeholder={formText.choose}
            />
          </Field>
          <Field {...field('project_ids')} label={text.projects} hint={text.projectsHint}>
            <ChoiceSelect<number[]>
              mode="multiple"
              loading={isLoading}
              options={projects}
              placeholder={text.allProjects}
            />
          </Field>
          <Field {...field('hours')} label={text.optional(text.hours)} hint={text.hoursHint}>
            <Input autoComplete="off" />
          </Field>
          {!isNew && (
            <Field {...field('active')} label={text.state} hint={text.stateHint}>
              <Select
                options={[
                  { value: true, label: text.stateActive },
                  { value: false, label: text.stateInactive },
                ]}
              />
            </Field>
          )}
          <Field {...field('notes')} label={text.optional(text.notes)} isWide>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
          </Field>
        </div>
      )}
    </RecordForm>
  );
}
