import { Input } from 'antd';
import { useRef } from 'react';
import { late, LatePart } from '../../../ui/late';
import { serverTakes } from '../../../api/otherServer/server';
import { limits } from '../../../contract/limits';
import { unitClaimProblems } from '../../../contract/unitClaimRules';
import type { Problem } from '../../../contract/rules';
import { rulesText } from '../../../contract/rulesText';
import { today } from '../../../ui/dates';
import { DayPicker } from '../../../ui/form/DayPicker';
import { Field } from '../../../ui/form/Field';
import { RecordForm } from '../../../ui/form/RecordForm';
import type { Draft } from '../../../ui/form/useDraft';
import { usePhotoProblems, UploadProgress } from '../../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';
import { claimFormText as text } from './claimFormText';
import { priorityLabels } from '../claimsText';
import { ContactFields } from './ContactFields';
import { ItemSuggestions } from './ItemSuggestions';
import { PhotosField } from './PhotosField';
import { photosProblem } from '../../../ui/upload/imageFiles';
import { offeredPriorities } from '../edit/PriorityDot';
import type { UnitClaimValues } from './unitClaimValues';
import { UnitSelect, type UnitChoice } from './UnitSelect';
import { isSameContact, ContactChoice, type ContactOption } from './ContactChoice';
import {
  ItemFields,
  LocationFields,
  LocationItemFields,
  LocationItemProblem,
  dependentFields,
} from './LocationItemFields';
import { Select } from '../../../ui/form/Select';

const BeforeSending = late(() => import(/* webpackChunkName: "before-sending" */ './BeforeSending'));

interface UnitClaimFormProps {
  draft: Draft<UnitClaimValues>;
  /** Initial values: the contact of the signed-in user. */
  initial: Partial<UnitClaimValues>;
  /** The photos at first, instead of those stored with the draft. */
  startImages?: File[];
  /**
   * Field order for clients: the description first, from which item suggestions follow. Staff start with the location.
   */
  isReporter?: boolean;
  hasPriority: boolean;
  isBusy: boolean;
  /** Upload progress of the photos, 0 to 1. */
  progress?: number;
  /** The ownership of the initially selected unit. */
  startUnit?: number;
  /** Called when the input was added to another claim instead: its record's id. */
  onAdded: (recordId: number) => void;
  /** Puts the claim into a list that is sent later; missing if the list is full. */
  onCollect?: (values: UnitClaimValues, images: File[]) => Promise<void>;
  /** Sends the claim. If it rejects, the errors are shown at the fields. */
  onSubmit: (values: UnitClaimValues, images: File[]) => Promise<void>;
}

const locationFields = ['claim_location_id', 'claim_location_detail_id'] as const;
const itemFields = ['claim_category_id', 'claim_item_id'] as const;
/** The field order for clients. The order for staff is that of the rules. */
const reporterOrder: readonly string[] = ['description', ...itemFields, 'images', 'unit', ...locationFields];
const orderOf = ({ field }: Problem) => (reporterOrder.includes(field) ? reporterOrder.indexOf(field) : Infinity);

/** The form of a unit claim (section 7, section 5). Stores the input as a draft; does not depend on the server. */
export function UnitClaimForm({
  draft,
  initial,
  startImages,
  isReporter = false,
  hasPriority,
  isBusy,
  progress,
  startUnit,
  onAdded,
  onCollect,
  onSubmit,
}: UnitClaimFormProps) {
  const [images, setImages] = useDraftFiles(draft.key, startImages);
  const photoProblems = usePhotoProblems(images);
  const me = { contact_name: initial.contact_name, contact_phone: initial.contact_phone };
  /** The contacts that can be filled in for a unit. Clients are asked only if there is another one than themselves. */
  const optionsFor = (unit: UnitChoice | undefined): ContactOption[] => {
    const others = unit?.contacts ?? [];
    return isReporter && others.length > 0 ? [...others, { ...me, label: text.me }] : others;
  };
  const offered = useRef(optionsFor(draft.restored?.unit));
  const onChanged = (changed: Partial<UnitClaimValues>, values: UnitClaimValues): Partial<UnitClaimValues> => {
    if (!('unit' in changed)) return dependentFields(changed);
    // With another unit, a contact that was not typed is replaced: for staff by the only one of the unit.
    const isFilledIn = [...offered.current, {}].some((option) => isSameContact(option, values));
    offered.current = optionsFor(changed.unit);
    const [only, ...more] = offered.current;
    const { contact_name, contact_phone } = isReporter || !only || more.length > 0 ? me : only;
    return { ...dependentFields(changed), ...(isFilledIn && { contact_name, contact_phone }) };
  };
  const judge = (values: UnitClaimValues) => {
    const problems = [
      ...(values.unit ? [] : [{ field: 'unit', message: rulesText.unit }]),
      ...unitClaimProblems(values, today()),
      ...photosProblem(images, photoProblems),
    ];
    return isReporter ? problems.toSorted((one, other) => orderOf(one) - orderOf(other)) : problems;
  };

  return (
    <RecordForm<UnitClaimValues>
      draft={{ ...draft, onDiscard: () => setImages([]) }}
      initial={{ priority: 'medium', ...initial }}
      judge={judge}
      maxima={{ description: limits.descriptionMax }}
      isBusy={isBusy}
      submitText={text.submit}
      onChanged={onChanged}
      notes={{ below: images.length > 0 && <UploadProgress progress={progress} /> }}
      second={onCollect && { text: text.collect, onSubmit: (values) => onCollect(values, images) }}
      onSubmit={(values) => onSubmit(values, images)}
    >
      {(field, values, fill) => {
        const parts = { values, field, isBusy };
        const contacts = optionsFor(values.unit);
        const isItemMissing = itemFields.some((name) => field(name).isWrong);
        const locationFieldset = (
          <fieldset className="form-fieldset" key="where">
            <legend>{text.where}</legend>
            <div className="form-grid">
              <Field {...field('unit')} label={text.unit} isWide>
                <UnitSelect isStaff={!isReporter} startId={startUnit} onStart={(unit) => fill({ unit }, true)} />
              </Field>
              {isReporter ? <LocationFields {...parts} /> : <LocationItemFields {...parts} />}
              {isReporter && !isItemMissing && <LocationItemProblem field={field} names={locationFields} />}
            </div>
          </fieldset>
        );
        const problemFieldset = (
          <fieldset className="form-fieldset" key="what">
            <legend>{text.what}</legend>
            <Field {...field('description')} label={text.description} hint={text.descriptionHint}>
              <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
            </Field>
            {isReporter && (
              <>
                <ItemSuggestions
                  description={values.description ?? ''}
                  chosenId={values.claim_item_id}
                  disabled={isBusy}
                  onChoose={({ id, claim_category_id }) => fill({ claim_category_id, claim_item_id: id })}
                />
                <div className="form-grid">
                  <ItemFields {...parts} />
                  <LocationItemProblem field={field} names={itemFields} />
                </div>
              </>
            )}
            {hasPriority && (
              <Field {...field('priority')} label={text.priority}>
                <Select options={offeredPriorities.map((value) => ({ value, label: priorityLabels[value] }))} />
              </Field>
            )}
            {serverTakes('createUnitClaim', 'noticed_on') && (
              <Field {...field('noticed_on')} label={text.noticed} hint={text.noticedHint}>
                <DayPicker max={today()} />
              </Field>
            )}
            <PhotosField images={images} onChange={setImages} problem={field('images').problem} />
          </fieldset>
        );
        return (
          <>
            {isReporter ? [problemFieldset, locationFieldset] : [locationFieldset, problemFieldset]}
            {(values.claim_item_id || values.claim_location_id) && (
              <LatePart isOptional>
                <BeforeSending values={values} images={images} onAdded={onAdded} />
              </LatePart>
            )}
            <fieldset className="form-fieldset">
              <legend>{text.visit}</legend>
              {contacts.length > 0 && (
                <ContactChoice
                  options={contacts}
                  chosen={values}
                  disabled={isBusy}
                  onChoose={(contact) => fill(contact)}
                />
              )}
              <ContactFields field={field} isReporter={isReporter} />
            </fieldset>
          </>
        );
      }}
    </RecordForm>
  );
}
