import { Input, Select } from 'antd';
import { limits } from '../../contract/limits';
import type { ClaimPriority } from '../../contract/claimStatus';
import { unitClaimProblems, type UnitClaimInput } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { today } from '../../ui/dates';
import { DayPicker } from '../../ui/form/DayPicker';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import type { Choice } from '../../ui/form/SearchSelect';
import type { Draft } from '../../ui/form/useDraft';
import { usePhotoProblems } from '../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../ui/upload/useDraftFiles';
import { claimFormText as text } from './claimFormText';
import { priorityLabels } from './claimsText';
import { dependentFields } from './dependentFields';
import { PhotosField, photosProblem } from './PhotosField';
import { offeredPriorities } from './PriorityDot';
import { UnitSelect } from './UnitSelect';
import { WhereFields } from './WhereFields';

/** What the form holds. `unit` is a contract with its label; `preferred_date` is `YYYY-MM-DD`. */
export interface UnitClaimValues extends UnitClaimInput {
  unit?: Choice;
  priority: ClaimPriority;
  /** Where a problem of the photos is put; they themselves are no value of the form. */
  images?: never;
}

interface UnitClaimFormProps {
  draft: Draft<UnitClaimValues>;
  /** Contact of the signed-in person, as a start. */
  initial: Partial<UnitClaimValues>;
  hasPriority: boolean;
  isBusy: boolean;
  /** Sends the claim; what it rejects with is shown beside the fields. */
  onSubmit: (values: UnitClaimValues, images: File[]) => Promise<void>;
}

/** The fields of a unit claim (section 7, section 5). Keeps what is typed as a draft; knows nothing of the server. */
export function UnitClaimForm({ draft, initial, hasPriority, isBusy, onSubmit }: UnitClaimFormProps) {
  const [images, setImages] = useDraftFiles(draft.key);
  const photoProblems = usePhotoProblems(images);
  const judge = (values: UnitClaimValues) => [
    ...(values.unit ? [] : [{ field: 'unit', message: rulesText.unit }]),
    ...unitClaimProblems(values, today()),
    ...photosProblem(images, photoProblems),
  ];

  return (
    <RecordForm<UnitClaimValues>
      draft={draft}
      initial={{ priority: 'medium', ...initial }}
      judge={judge}
      maxima={{ description: limits.descriptionMax }}
      isBusy={isBusy}
      submitText={text.submit}
      onChanged={dependentFields}
      groupMessages={[rulesText.location]}
      onSubmit={(values) => onSubmit(values, images)}
      onDiscard={() => setImages([])}
    >
      {(field, values) => (
        <>
          <fieldset className="form-fieldset">
            <legend>{text.where}</legend>
            <div className="form-grid">
              <Field {...field('unit')} label={text.unit} isWide>
                <UnitSelect />
              </Field>
              <WhereFields values={values} field={field} isBusy={isBusy} />
            </div>
          </fieldset>
          <fieldset className="form-fieldset">
            <legend>{text.what}</legend>
            <Field {...field('description')} label={text.description} hint={text.descriptionHint}>
              <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
            </Field>
            {hasPriority && (
              <Field {...field('priority')} label={text.priority}>
                <Select options={offeredPriorities.map((value) => ({ value, label: priorityLabels[value] }))} />
              </Field>
            )}
            <PhotosField images={images} onChange={setImages} problem={field('images').problem} />
          </fieldset>
          <fieldset className="form-fieldset">
            <legend>{text.visit}</legend>
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
          </fieldset>
        </>
      )}
    </RecordForm>
  );
}
