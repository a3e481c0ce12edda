import { Checkbox, Input } from 'antd';
import { today } from '../../../ui/dates';
import { DayPicker } from '../../../ui/form/DayPicker';
import { Field } from '../../../ui/form/Field';
import { formText } from '../../../ui/form/formText';
import type { FieldState } from '../../../ui/form/RecordForm';
import { ChoiceSelect } from '../../../ui/form/Select';
import { claimFormText as text } from './claimFormText';
import type { ProjectClaimValues } from './projectClaimValues';

interface PartProps {
  field: (name: keyof ProjectClaimValues & string) => FieldState;
}

/** The place of a building, and where exactly; nothing if the building has no list of places. */
export const PlaceFields = ({
  field,
  places,
  value,
}: PartProps & { places: readonly string[]; value?: string | null }) =>
  places.length > 0 && (
    <>
      <Field {...field('place')} label={text.place}>
        <ChoiceSelect<string>
          placeholder={formText.choose}
          options={[...places, ...(value && !places.includes(value) ? [value] : [])].map((place) => ({
            value: place,
            label: place,
          }))}
        />
      </Field>
      <Field {...field('place_detail')} label={text.placeDetail} hint={text.placeDetailHint}>
        <Input autoComplete="off" />
      </Field>
    </>
  );

/** Whether the claim is urgent, and why. */
export const UrgentFields = ({ field, isUrgent }: PartProps & { isUrgent: boolean }) => (
  <>
    <Field {...field('is_urgent')} label={text.urgency} valuePropName="checked" hint={text.urgentHint}>
      <Checkbox>{text.urgent}</Checkbox>
    </Field>
    {isUrgent && (
      <Field {...field('urgent_reason')} label={text.urgentReason}>
        <Input autoComplete="off" />
      </Field>
    )}
  </>
);

/** Who opens, the telephone, and when. All optional. */
export const AccessFields = ({ field }: PartProps) => (
  <div className="form-grid">
    <Field {...field('contact_name')} label={text.opener}>
      <Input autoComplete="off" />
    </Field>
    <Field {...field('contact_phone')} label={text.openerPhone} hint={text.phoneHint}>
      <Input type="tel" inputMode="tel" autoComplete="off" />
    </Field>
    <Field {...field('access_hours')} label={text.accessHours} hint={text.accessHoursHint}>
      <Input autoComplete="off" />
    </Field>
    <Field {...field('preferred_date')} label={text.preferredDay}>
      <DayPicker min={today()} />
    </Field>
  </div>
);
