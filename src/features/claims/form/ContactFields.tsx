import { Input } from 'antd';
import { today } from '../../../ui/dates';
import { DayPicker } from '../../../ui/form/DayPicker';
import { Field } from '../../../ui/form/Field';
import type { FieldState } from '../../../ui/form/RecordForm';
import { claimFormText as text } from './claimFormText';

interface ContactFieldsProps {
  field: (name: 'contact_name' | 'contact_phone' | 'preferred_date') => FieldState;
  /** Whether the user is the one whom the visit suits, not staff. */
  isReporter?: boolean;
}

/** The contact for the visit, and the preferred day. */
export const ContactFields = ({ field, isReporter = true }: ContactFieldsProps) => (
  <div className="form-grid">
    <Field {...field('contact_name')} label={text.contactName}>
      <Input autoComplete="name" />
    </Field>
    <Field {...field('contact_phone')} label={text.contactPhone} hint={text.phoneHint}>
      <Input type="tel" inputMode="tel" autoComplete="tel-national" />
    </Field>
    <Field
      {...field('preferred_date')}
      label={text.preferredDate}
      hint={isReporter ? text.preferredDateHint : text.preferredDateHintStaff}
    >
      <DayPicker min={today()} />
    </Field>
  </div>
);
