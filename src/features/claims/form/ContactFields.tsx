import { Input } from 'antd';
import { today } from '../../../ui/dates';
import { DayPicker } from '../../../ui/form/DayPicker';
import { Field } from '../../../ui/form/Field';
import type { FieldState } from '../../../ui/form/RecordForm';
import { claimFormText as text } from './claimFormText';

interface ContactFieldsProps {
  field: (name: 'contact_name' | 'contact_phone' | 'preferred_date') => FieldState;
}

/** Whom the visit is arranged with, and the day that suits them. */
export const ContactFields = ({ field }: ContactFieldsProps) => (
  <div className="form-grid">
    <Field {...field('contact_name')} label={text.contactName}>
      <Input autoComplete="name" />
    </Field>
    <Field {...field('contact_phone')} label={text.contactPhone} hint={text.phoneHint}>
      <Input type="tel" inputMode="tel" autoComplete="tel-national" />
    </Field>
    <Field {...field('preferred_date')} label={text.preferredDate} hint={text.preferredDateHint}>
      <DayPicker min={today()} />
    </Field>
  </div>
);
