import { to } from '../../contract/links';
import { useNavigate } from 'react-router-dom';
import { useCreateProjectClaimMutation } from '../../api/claims';
import { useUploadProgress } from '../../api/upload';
import { useUser } from '../../session/useCan';
import { requiredValues } from '../../ui/form/requiredValues';
import { useDraft } from '../../ui/form/useDraft';
import { PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormPage';
import { useFinishing } from '../../ui/useFinishing';
import { BackToList } from './detail/BackToList';
import { claimScreens } from '../../contract/claimScreens';
import { claimDrafts } from './claimKeys';
import { claimsText } from './claimsText';
import { notifyCreated, notifyCreateFailed, withDraftKept } from './form/createNotices';
import { ProjectClaimForm, type ProjectClaimValues } from './form/ProjectClaimForm';

/** /reclamos/agregar-reclamo-proyecto (sections 2, 4, 7, 8): creates a claim on a whole project. */
export function NewProjectClaimScreen() {
  const { project } = useUser();
  const navigate = useNavigate();
  const draft = useDraft<ProjectClaimValues>(claimDrafts.project);
  const [createClaim, { isLoading }] = useCreateProjectClaimMutation();
  const { progress, withProgress } = useUploadProgress();
  const { isFinishing, finish } = useFinishing();

  const onSubmit = async (values: ProjectClaimValues, images: File[]) => {
    const { project_id: id, reason, description } = requiredValues(values, ['project_id', 'reason', 'description']);
    try {
      const created = await withProgress((onProgress) =>
        createClaim({
          id,
          'idempotency-key': draft.requestKey,
          body: { reason, description, images },
          ...(images.length > 0 && { onProgress }),
        }).unwrap(),
      );
      draft.clear();
      notifyCreated();
      finish(() => void navigate(to(claimScreens.project.detail, { id: created.project_claim.id }), { replace: true }));
    } catch (error) {
      notifyCreateFailed(error);
      throw withDraftKept(error);
    }
  };

  return (
    <FormPage>
      <PageHeader title={claimsText.newProjectClaim} back={<BackToList mode="project" />} />
      <ProjectClaimForm
        draft={draft}
        initial={{ project_id: project?.id }}
        isBusy={isLoading || isFinishing}
        progress={progress}
        onSubmit={onSubmit}
      />
    </FormPage>
  );
}
