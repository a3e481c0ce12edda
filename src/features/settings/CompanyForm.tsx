import { Checkbox, Input } from 'antd';
import type { Company } from '../../api/company';
import { brick, colourProblem } from '../../contract/colour';
import { limits } from '../../contract/limits';
import { companyProblems } from '../../contract/recordRules';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { ColourInput } from './ColourInput';
import { CompanyPreview } from './CompanyPreview';
import { companyText as text } from './companyText';
import { companyLabels, type CompanyValues } from './companyValues';

interface CompanyFormProps extends RecordFormProps<CompanyValues> {
  company: Company;
}

/** The form of the company, with a preview. */
export function CompanyForm({ company, initial = {}, ...form }: CompanyFormProps) {
  const { fallback } = company;
  const defaultColour = fallback.colour ?? brick;
  return (
    <RecordForm<CompanyValues>
      {...form}
      initial={initial}
      judge={companyProblems}
      maxima={{ name: limits.companyNameMax }}
    >
      {(field, { name = '', colour = '' }) => (
        <div className="company-form">
          <div>
            <Field {...field('name')} label={text.name} hint={text.nameHint(fallback.name)}>
              <Input autoComplete="organization" placeholder={fallback.name} />
            </Field>
            <Field {...field('colour')} label={text.colour} hint={text.colourHint}>
              <ColourInput fallback={defaultColour} />
            </Field>
            <Field {...field('phone')} label={text.phone} hint={text.phoneHint}>
              <Input type="tel" inputMode="tel" autoComplete="off" />
            </Field>
            <Field {...field('opening_hours')} label={text.hours} hint={text.hoursHint}>
              <Input autoComplete="off" />
            </Field>
            {(['water_phone', 'gas_phone', 'power_phone'] as const)
              .filter((name) => company[name] !== undefined)
              .map((name) => (
                <Field key={name} {...field(name)} label={companyLabels[name]} hint={text.emergencyHint}>
                  <Input type="tel" inputMode="tel" autoComplete="off" />
                </Field>
              ))}
            {company.shows_agreed !== undefined && (
              <Field {...field('shows_agreed')} label={text.contractors} valuePropName="checked">
                <Checkbox>{text.showsAgreed}</Checkbox>
              </Field>
            )}
            {company.decision_reasons && (
              <Field {...field('decision_reasons')} label={text.reasons} hint={text.reasonsHint}>
                <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
              </Field>
            )}
          </div>
          <CompanyPreview
            name={name.trim() || fallback.name}
            colour={colourProblem(colour.trim()) === 'format' ? defaultColour : colour.trim()}
            logo={company.logo ?? fallback.logo}
          />
        </div>
      )}
    </RecordForm>
  );
}
