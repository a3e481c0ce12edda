import { useState } from 'react';
import { useCorrectUnitClaimMutation, type UnitClaim } from '../../../api/claims';
import { locationFields, locationProblems, type UnitClaimInput } from '../../../contract/unitClaimRules';
import { Dialog } from '../../../ui/Dialog';
import { RecordForm } from '../../../ui/form/RecordForm';
import { requiredValues } from '../../../ui/form/useFormProblems';
import { notifyDone } from '../../../ui/notices';
import { uiText } from '../../../ui/text';
import { claimDetailText as text } from './claimDetailText';
import { LocationItemFields, dependentFields } from '../form/LocationItemFields';

type LocationAndItem = Pick<UnitClaimInput, (typeof locationFields)[number]>;

/**
 * Corrects location and item of a claim. The save sends the values that the user saw, so that a newer change is not
 * overwritten.
 */
export default function CorrectDialog({ claim, onClose }: { claim: UnitClaim['unit_claim']; onClose: () => void }) {
  const [correct, { isLoading }] = useCorrectUnitClaimMutation();
  const [isOpen, setIsOpen] = useState(true);
  /** The values when the dialog opened: later changes of the claim must not change the form. */
  const [initialValues] = useState({
    claim_location_id: claim.claim_location.id,
    claim_location_detail_id: claim.claim_location_detail.id,
    claim_category_id: claim.claim_category.id,
    claim_item_id: claim.claim_item.id,
  });
  const onSubmit = async (values: LocationAndItem) => {
    await correct({ id: claim.id, body: { ...requiredValues(values, locationFields), from: initialValues } }).unwrap();
    notifyDone(text.corrected);
    setIsOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={text.correctTitle}
      footer={null}
      onCancel={() => setIsOpen(false)}
      width={640}
    >
      <p className="dialog-intro">{text.correctHint}</p>
      <RecordForm<LocationAndItem>
        name="where"
        initial={initialValues}
        judge={locationProblems}
        isBusy={isLoading}
        submitText={uiText.save}
        onChanged={dependentFields}
        onSubmit={onSubmit}
        onCancel={() => setIsOpen(false)}
      >
        {(field, values) => (
          <div className="form-grid">
            <LocationItemFields values={values} field={field} isBusy={isLoading} />
          </div>
        )}
      </RecordForm>
    </Dialog>
  );
}
