import { Button, Form, Input, Select } from 'antd';
import { errorMessage } from '../../api/envelope';
import type { ClaimPriority } from '../../contract/claimStatus';
import { limits } from '../../contract/limits';
import { imagesProblem, locationFields, unitClaimProblems, type Problem, type UnitClaimInput } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { today } from '../../ui/dates';
import { ErrorState } from '../../ui/ErrorState';
import { DayPicker } from '../../ui/form/DayPicker';
import { DraftNotice } from '../../ui/form/DraftNotice';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import type { Choice } from '../../ui/form/SearchSelect';
import type { Draft } from '../../ui/form/useDraft';
import { useFormProblems } from '../../ui/form/useFormProblems';
import { PhotoPicker, usePhotoProblems } from '../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../ui/upload/useDraftFiles';
import { claimFormText as text } from './claimFormText';
import { priorityLabels } from './claimsText';
import { offeredPriorities } from './PriorityDot';
import { UnitSelect } from './UnitSelect';
import { useClaimLookups } from './useClaimLookups';

/** What the form holds. `unit` is a contract with its label; `preferred_date` is `YYYY-MM-DD`. */
export interface UnitClaimValues extends UnitClaimInput {
  unit?: Choice;
  priority: ClaimPriority;
  images?: unknown;
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

const rules = (values: UnitClaimValues): Problem[] => [...(values.unit ? [] : [{ field: 'unit', message: rulesText.unit }]), ...unitClaimProblems(values, today())];

/** The fields of a unit claim (section 7, section 5). Keeps what is typed as a draft; knows nothing of the server. */
export function UnitClaimForm({ draft, initial, hasPriority, isBusy, onSubmit }: UnitClaimFormProps) {
  const [form] = Form.useForm<UnitClaimValues>();
  const locationId = Form.useWatch('claim_location_id', form) ?? draft.restored?.claim_location_id ?? undefined;
  const categoryId = Form.useWatch('claim_category_id', form) ?? draft.restored?.claim_category_id ?? undefined;
  const lookups = useClaimLookups(locationId ?? undefined, categoryId ?? undefined);
  const [images, setImages] = useDraftFiles(draft.key);
  const photoProblems = usePhotoProblems(images);
  const problems = useFormProblems<UnitClaimValues>(rules);

  const onValuesChange = (changed: Partial<UnitClaimValues>, values: UnitClaimValues) => {
    // A detail belongs to its location and an item to its category: another choice empties what hangs on it.
    const cleared = { ...('claim_location_id' in changed && { claim_location_detail_id: undefined }), ...('claim_category_id' in changed && { claim_item_id: undefined }) };
    form.setFieldsValue(cleared);
    draft.save({ ...values, ...cleared });
    problems.onChange(changed, { ...values, ...cleared });
  };
  const submit = async () => {
    const values = form.getFieldsValue(true) as UnitClaimValues;
    const wrong = problems.check(values);
    if (wrong) return form.scrollToField(wrong, { focus: true, block: 'center' });
    if (imagesProblem(images) || photoProblems.some(Boolean)) return document.getElementById('fotos')?.parentElement?.scrollIntoView({ block: 'center' });
    await onSubmit(values, images).catch(problems.fromServer);
  };
  const discard = () => {
    draft.clear();
    setImages([]);
    form.setFieldsValue({ ...Object.fromEntries(Object.keys(form.getFieldsValue(true) as object).map((name) => [name, undefined])), priority: 'medium', ...initial });
  };

  if (lookups.error) return <ErrorState title={text.lookupsFailed} message={errorMessage(lookups.error)} onRetry={lookups.retry} />;
  const isLocationWrong = (field: (typeof locationFields)[number]) => problems.of(field) === rulesText.location;
  const locationProblem = problems.of(...locationFields);
  return (
    <Form<UnitClaimValues>
      form={form} layout="vertical" className="form-panel" requiredMark={false} disabled={isBusy} initialValues={{ priority: 'medium', ...initial, ...draft.restored }}
      onValuesChange={onValuesChange} onFinish={() => void submit()} aria-busy={isBusy}
    >
      {draft.restored && <DraftNotice onDiscard={discard} />}
      <fieldset className="form-fieldset">
        <legend>{text.where}</legend>
        <div className="form-grid">
          <Field name="unit" label={text.unit} problem={problems.of('unit')} isWide><UnitSelect /></Field>
          <Field name="claim_location_id" label={text.location} isWrong={isLocationWrong('claim_location_id')}><Select showSearch={{ optionFilterProp: 'label' }} loading={lookups.isLoading} options={lookups.locations} placeholder={formText.choose} /></Field>
          <Field name="claim_location_detail_id" label={text.locationDetail} isWrong={isLocationWrong('claim_location_detail_id')}><Select showSearch={{ optionFilterProp: 'label' }} options={lookups.details} placeholder={locationId ? formText.choose : text.chooseFirst.location} disabled={!locationId || isBusy} /></Field>
          <Field name="claim_category_id" label={text.category} isWrong={isLocationWrong('claim_category_id')}><Select showSearch={{ optionFilterProp: 'label' }} loading={lookups.isLoading} options={lookups.categories} placeholder={formText.choose} /></Field>
          <Field name="claim_item_id" label={text.item} isWrong={isLocationWrong('claim_item_id')}><Select showSearch={{ optionFilterProp: 'label' }} options={lookups.items} placeholder={categoryId ? formText.choose : text.chooseFirst.category} disabled={!categoryId || isBusy} /></Field>
          {locationProblem && <p className="field-problem is-wide" role="alert">{locationProblem}</p>}
        </div>
      </fieldset>
      <fieldset className="form-fieldset">
        <legend>{text.what}</legend>
        <Field name="description" label={text.description} problem={problems.of('description')} hint={text.descriptionHint}><Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} maxLength={limits.descriptionMax} /></Field>
        {hasPriority && <Field name="priority" label={text.priority}><Select options={offeredPriorities.map((value) => ({ value, label: priorityLabels[value] }))} /></Field>}
        <Form.Item label={text.photos} htmlFor="fotos"><PhotoPicker files={images} onChange={setImages} problem={problems.of('images')} /></Form.Item>
      </fieldset>
      <fieldset className="form-fieldset">
        <legend>{text.visit}</legend>
        <div className="form-grid">
          <Field name="contact_name" label={text.contactName} problem={problems.of('contact_name')}><Input autoComplete="name" maxLength={limits.textMax} /></Field>
          <Field name="contact_phone" label={text.contactPhone} problem={problems.of('contact_phone')} hint={text.phoneHint}><Input type="tel" inputMode="tel" autoComplete="tel-national" maxLength={40} /></Field>
          <Field name="preferred_date" label={text.preferredDate} problem={problems.of('preferred_date')} hint={text.preferredDateHint}><DayPicker min={today()} /></Field>
        </div>
      </fieldset>
      <div className="form-actions"><Button type="primary" htmlType="submit" size="large" loading={isBusy}>{text.submit}</Button></div>
    </Form>
  );
}
