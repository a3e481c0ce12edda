import { Input } from 'antd';
import { useListUnitsQuery } from '../../../api/units';
import { limits } from '../../../contract/limits';
import type { ClaimPriority } from '../../../contract/claimStatus';
import { unitClaimProblems, type Problem, type UnitClaimInput } from '../../../contract/rules';
import { rulesText } from '../../../contract/rulesText';
import { today } from '../../../ui/dates';
import { Field } from '../../../ui/form/Field';
import { RecordForm } from '../../../ui/form/RecordForm';
import type { Choice } from '../../../ui/form/SearchSelect';
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
import { UnitSelect } from './UnitSelect';
import { isSameContact, tenantOf, ContactChoice } from './ContactChoice';
import {
  ItemFields,
  LocationFields,
  LocationItemFields,
  LocationItemProblem,
  dependentFields,
} from './LocationItemFields';
import { Select } from '../../../ui/form/Select';

/** The values of the form. `unit` is an ownership with its label; `preferred_date` is `YYYY-MM-DD`. */
export interface UnitClaimValues extends UnitClaimInput {
  unit?: Choice;
  priority: ClaimPriority;
  /** Field for the errors of the photos, which are not a value of the form. */
  images?: never;
}

interface UnitClaimFormProps {
  draft: Draft<UnitClaimValues>;
  /** Initial values: the contact of the signed-in user. */
  initial: Partial<UnitClaimValues>;
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
  isReporter = false,
  hasPriority,
  isBusy,
  progress,
  startUnit,
  onSubmit,
}: UnitClaimFormProps) {
  const [images, setImages] = useDraftFiles(draft.key);
  const photoProblems = usePhotoProblems(images);
  // The same arguments as in `UnitSelect`, so that the response is cached.
  const { data: unitPage } = useListUnitsQuery({ page: 1, pageSize: 30, active: true }, { skip: !isReporter });
  const units = (unitPage?.items ?? []).map((unit) => ({ contract_id: unit.contract_id, tenant: tenantOf(unit) }));
  const me = { contact_name: initial.contact_name, contact_phone: initial.contact_phone };
  const onChanged = (changed: Partial<UnitClaimValues>, values: UnitClaimValues): Partial<UnitClaimValues> => {
    // If the contact is a tenant of the previous unit, the user's own contact replaces it when the unit changes.
    const isTenants = units.some(({ tenant }) => tenant && isSameContact(tenant, values));
    return { ...dependentFields(changed), ...('unit' in changed && isTenants && me) };
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
      draft={draft}
      initial={{ priority: 'medium', ...initial }}
      judge={judge}
      maxima={{ description: limits.descriptionMax }}
      isBusy={isBusy}
      submitText={text.submit}
      onChanged={onChanged}
      groupMessages={[rulesText.location]}
      message={images.length > 0 && <UploadProgress progress={progress} />}
      onSubmit={(values) => onSubmit(values, images)}
      onDiscard={() => setImages([])}
    >
      {(field, values, fill) => {
        const parts = { values, field, isBusy };
        const tenant = units.find(({ contract_id: id }) => id !== null && id === values.unit?.value)?.tenant;
        const isItemMissing = itemFields.some((name) => field(name).isWrong);
        const locationFieldset = (
          <fieldset className="form-fieldset" key="where">
            <legend>{text.where}</legend>
            <div className="form-grid">
              <Field {...field('unit')} label={text.unit} isWide>
                <UnitSelect startId={startUnit} onStart={(unit) => fill({ unit }, true)} />
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
            <PhotosField images={images} onChange={setImages} problem={field('images').problem} />
          </fieldset>
        );
        return (
          <>
            {isReporter ? [problemFieldset, locationFieldset] : [locationFieldset, problemFieldset]}
            <fieldset className="form-fieldset">
              <legend>{text.visit}</legend>
              {tenant && (
                <ContactChoice
                  me={me}
                  tenant={tenant}
                  chosen={values}
                  disabled={isBusy}
                  onChoose={(contact) => fill(contact)}
                />
              )}
              <ContactFields field={field} />
            </fieldset>
          </>
        );
      }}
    </RecordForm>
  );
}
