import { Input } from 'antd';
import { useState } from 'react';
import { useCorrectUnitClaimMutation, type UnitClaim } from '../../../api/claims';
import { correctionProblems, locationFields, type UnitClaimInput } from '../../../contract/unitClaimRules';
import { today } from '../../../ui/dates';
import { Field } from '../../../ui/form/Field';
import { requiredValues } from '../../../ui/form/useFormProblems';
import { claimFormText } from '../form/claimFormText';
import { ContactFields } from '../form/ContactFields';
import { LocationItemFields, dependentFields } from '../form/LocationItemFields';
import { OwnClaimDialog } from './OwnClaimDialog';

type Values = UnitClaimInput & { images?: never };

const allFields = [...locationFields, 'description', 'contact_name', 'contact_phone'] as const;

const valuesOf = ({ unit_claim: claim }: UnitClaim): Values => ({
  claim_location_id: claim.claim_location.id,
  claim_location_detail_id: claim.claim_location_detail.id,
  claim_category_id: claim.claim_category.id,
  claim_item_id: claim.claim_item.id,
  description: claim.claim.description,
  contact_name: claim.contact_name,
  contact_phone: claim.contact_phone,
  preferred_date: claim.preferred_date,
});
/** Converts the values for the call: an empty day is omitted. */
const toBody = ({ preferred_date: day, ...values }: Values) => ({
  ...requiredValues(values, allFields),
  ...(day && { preferred_date: day }),
});

/** Corrects the user's own unit claim. */
export default function OwnUnitClaim({ claim, onClose }: { claim: UnitClaim; onClose: () => void }) {
  const [correct] = useCorrectUnitClaimMutation();
  /** Later changes of the claim must not change the form. */
  const [initialValues] = useState(() => valuesOf(claim));
  const { id, claim_id: claimId, claim_image: images } = claim.unit_claim;
  return (
    <OwnClaimDialog<Values>
      claimId={claimId}
      images={images}
      initialValues={initialValues}
      judge={(values) =>
        correctionProblems(values, values.preferred_date === initialValues.preferred_date ? undefined : today())
      }
      save={async (values, from, removed) =>
        valuesOf(
          await correct({
            id,
            body: { ...toBody(values), from: toBody(from), removed_images: removed },
          }).unwrap(),
        )
      }
      onChanged={dependentFields}
      onClose={onClose}
    >
      {(field, values) => (
        <>
          <Field {...field('description')} label={claimFormText.description}>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
          </Field>
          <div className="form-grid">
            <LocationItemFields values={values} field={field} isBusy={false} />
          </div>
          <ContactFields field={field} />
        </>
      )}
    </OwnClaimDialog>
  );
}
