import { Input } from 'antd';
import type { ReactElement } from 'react';
import { leaseRequestProblems, type LeaseRequestInput } from '../../contract/personRules';
import type { Problem } from '../../contract/rules';
import { today } from '../../ui/dates';
import { DayPicker } from '../../ui/form/DayPicker';
import { Field } from '../../ui/form/Field';
import type { FieldAria } from '../../ui/form/invalidFields';
import { RecordForm } from '../../ui/form/RecordForm';
import type { Choice } from '../../ui/form/SearchSelect';
import type { Draft } from '../../ui/form/useDraft';
import { leasesText as text } from './leasesText';

/** The values of the form: `contract_id` is the unit's contract with its label. */
export interface LeaseValues extends Omit<LeaseRequestInput, 'contract_id'> {
  contract_id?: Choice;
}

interface LeaseFormProps {
  draft: Draft<LeaseValues>;
  initial?: LeaseValues;
  /** The field that chooses the unit. */
  unitSelect: ReactElement<FieldAria>;
  isBusy: boolean;
  onSubmit: (values: LeaseValues) => Promise<unknown>;
}

export const toLeaseInput = ({ contract_id, ...values }: LeaseValues): LeaseRequestInput => ({
  ...values,
  contract_id: contract_id?.value,
});
const rules = (values: LeaseValues): Problem[] => leaseRequestProblems(toLeaseInput(values), today());

/** Returns the earliest end date: a lease must not end before it starts, or in the past. */
const laterOf = (start: string | null | undefined, day: string) => (start && start > day ? start : day);

/** The form of a lease request: unit, tenant and dates. */
export function LeaseForm({ initial = {}, unitSelect, ...form }: LeaseFormProps) {
  return (
    <RecordForm<LeaseValues> {...form} initial={initial} judge={rules} submitText={text.submit}>
      {(field, values) => (
        <>
          <fieldset className="form-fieldset">
            <legend>{text.place}</legend>
            <Field {...field('contract_id')} label={text.unit}>
              {unitSelect}
            </Field>
          </fieldset>
          <fieldset className="form-fieldset">
            <legend>{text.who}</legend>
            <div className="form-grid">
              <Field {...field('tenant_name')} label={text.name}>
                <Input autoComplete="off" />
              </Field>
              <Field {...field('tenant_last_name')} label={text.lastName}>
                <Input autoComplete="off" />
              </Field>
              <Field {...field('tenant_document')} label={text.document} hint={text.documentHint}>
                <Input inputMode="numeric" autoComplete="off" />
              </Field>
              <Field {...field('tenant_phone_number')} label={text.phone} hint={text.phoneHint}>
                <Input type="tel" inputMode="tel" autoComplete="off" />
              </Field>
              <Field {...field('tenant_email')} label={text.email} hint={text.emailHint} isWide>
                <Input type="email" inputMode="email" autoComplete="off" />
              </Field>
            </div>
          </fieldset>
          <fieldset className="form-fieldset">
            <legend>{text.when}</legend>
            <div className="form-grid">
              <Field {...field('lease_start_date')} label={text.from}>
                <DayPicker />
              </Field>
              <Field {...field('lease_end_date')} label={text.to}>
                <DayPicker min={laterOf(values.lease_start_date, today())} />
              </Field>
            </div>
          </fieldset>
        </>
      )}
    </RecordForm>
  );
}
