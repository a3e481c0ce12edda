import { Input } from 'antd';
import { useState } from 'react';
import { useCorrectProjectClaimMutation, type ProjectClaim } from '../../../api/claims';
import { useGetProjectQuery } from '../../../api/projects';
import { today } from '../../../ui/dates';
import { Field } from '../../../ui/form/Field';
import { AccessFields, PlaceFields, UrgentFields } from '../form/AccessFields';
import { claimFormText } from '../form/claimFormText';
import {
  formProblems,
  toProjectClaimBody,
  toProjectClaimValues,
  type ProjectClaimValues,
} from '../form/projectClaimValues';
import { OwnClaimDialog } from './OwnClaimDialog';

/** Corrects the user's own project claim. */
export default function OwnProjectClaim({ claim, onClose }: { claim: ProjectClaim; onClose: () => void }) {
  const [correct] = useCorrectProjectClaimMutation();
  /** Later changes of the claim must not change the form. */
  const [initialValues] = useState(() => toProjectClaimValues(claim));
  const { id, claim_id: claimId, claim_image: images, project } = claim.project_claim;
  const { data } = useGetProjectQuery({ id: project.id });
  return (
    <OwnClaimDialog<ProjectClaimValues>
      claimId={claimId}
      images={images}
      initialValues={initialValues}
      // A claim may keep that it names no place, a removed one, and a day that has passed.
      judge={(values) =>
        formProblems(
          values,
          values.place === initialValues.place ? [] : (data?.places ?? []),
          values.preferred_date === initialValues.preferred_date ? undefined : today(),
        )
      }
      save={async (values, from, removed) =>
        toProjectClaimValues(
          await correct({
            id,
            body: { ...toProjectClaimBody(values), from: toProjectClaimBody(from), removed_images: removed },
          }).unwrap(),
        )
      }
      onClose={onClose}
    >
      {(field, values) => (
        <>
          <div className="form-grid">
            <PlaceFields field={field} places={data?.places ?? []} value={values.place} />
          </div>
          <Field {...field('reason')} label={claimFormText.reason}>
            <Input />
          </Field>
          <Field {...field('description')} label={claimFormText.description}>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
          </Field>
          <UrgentFields field={field} isUrgent={values.is_urgent ?? false} />
          <AccessFields field={field} />
        </>
      )}
    </OwnClaimDialog>
  );
}
