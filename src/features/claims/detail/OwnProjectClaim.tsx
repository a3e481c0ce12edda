import { Input } from 'antd';
import { useState } from 'react';
import { useCorrectProjectClaimMutation, type ProjectClaim } from '../../../api/claims';
import { projectClaimProblems } from '../../../contract/rules';
import { Field } from '../../../ui/form/Field';
import { requiredValues } from '../../../ui/form/useFormProblems';
import { claimFormText } from '../form/claimFormText';
import { OwnClaimDialog } from './OwnClaimDialog';

interface Values {
  reason?: string;
  description?: string;
  images?: never;
}

const valuesOf = ({ project_claim: { reason, claim } }: ProjectClaim): Values => ({
  reason,
  description: claim.description,
});
const toBody = (values: Values) => requiredValues(values, ['reason', 'description']);

/** Corrects the user's own project claim. */
export default function OwnProjectClaim({ claim, onClose }: { claim: ProjectClaim; onClose: () => void }) {
  const [correct] = useCorrectProjectClaimMutation();
  /** Later changes of the claim must not change the form. */
  const [initialValues] = useState(() => valuesOf(claim));
  const { id, claim_id: claimId, claim_image: images } = claim.project_claim;
  return (
    <OwnClaimDialog<Values>
      claimId={claimId}
      images={images}
      initialValues={initialValues}
      judge={projectClaimProblems}
      save={async (values, from, removed) =>
        valuesOf(
          await correct({ id, body: { ...toBody(values), from: toBody(from), removed_images: removed } }).unwrap(),
        )
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <Field {...field('reason')} label={claimFormText.reason}>
            <Input />
          </Field>
          <Field {...field('description')} label={claimFormText.description}>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
          </Field>
        </>
      )}
    </OwnClaimDialog>
  );
}
