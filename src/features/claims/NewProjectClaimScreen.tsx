import { useNavigate } from 'react-router-dom';
import { useCreateProjectClaimMutation } from '../../api/claims';
import { useUser } from '../../session/useCan';
import { whole } from '../../ui/form/whole';
import { useDraft } from '../../ui/form/useDraft';
import { PageHeader } from '../../ui/PageHeader';
import { useFinishing } from '../../ui/useFinishing';
import { BackToList } from './BackToList';
import { claimPath } from './claimPaths';
import { claimDrafts } from './claimPlaces';
import { claimsText } from './claimsText';
import './claimsSlice';
import { notifyCreated, notifyCreateFailed } from './createNotices';
import { ProjectClaimForm, type ProjectClaimValues } from './ProjectClaimForm';

/** /reclamos/agregar-reclamo-proyecto (sections 2, 4, 7, 8): raises a claim on a whole project. */
export function NewProjectClaimScreen() {
  const { project } = useUser();
  const navigate = useNavigate();
  const draft = useDraft<ProjectClaimValues>(claimDrafts.project);
  const [createClaim, { isLoading }] = useCreateProjectClaimMutation();
  const { isFinishing, finish } = useFinishing();

  const onSubmit = async (values: ProjectClaimValues, images: File[]) => {
    const { project_id: id, reason, description } = whole(values, ['project_id', 'reason', 'description']);
    try {
      const created = await createClaim({
        id,
        'idempotency-key': draft.requestKey,
        body: { reason, description, images },
      }).unwrap();
      draft.clear();
      notifyCreated();
      finish(() => void navigate(claimPath('project', created.project_claim.id), { replace: true }));
    } catch (error) {
      notifyCreateFailed(error);
      throw error;
    }
  };

  return (
    <>
      <PageHeader title={claimsText.newProjectClaim} back={<BackToList mode="project" />} />
      <ProjectClaimForm
        draft={draft}
        initial={{ project_id: project?.id }}
        isBusy={isLoading || isFinishing}
        onSubmit={onSubmit}
      />
    </>
  );
}
