import { useNavigate } from 'react-router-dom';
import { useCreateProjectClaimMutation, type ProjectClaim } from '../../api/claims';
import { useUploadProgress } from '../../api/upload';
import { useUser } from '../../session/useCan';
import { requiredValues } from '../../ui/form/useFormProblems';
import { useDraft } from '../../ui/form/useDraft';
import { PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { createdPath, useFinishing } from '../../ui/createdPath';
import { BackToList } from './detail/BackToList';
import { claimScreens } from '../../contract/claimScreens';
import { ownProjects } from '../../session/ownProjects';
import { claimDrafts } from './form/claimDrafts';
import { claimFormText } from './form/claimFormText';
import { notifyCreated, notifyCreateFailed, withDraftKept } from './form/createNotices';
import { ProjectClaimForm, type NewProjectClaimValues } from './form/ProjectClaimForm';
import { toProjectClaimBody } from './form/projectClaimValues';

/** /reclamos/agregar-reclamo-proyecto (sections 2, 4, 7, 8): creates a claim on a whole project. */
export function NewProjectClaimScreen() {
  const projects = ownProjects(useUser());
  const navigate = useNavigate();
  const draft = useDraft<NewProjectClaimValues>(claimDrafts.project);
  const [createClaim, { isLoading }] = useCreateProjectClaimMutation();
  const { progress, withProgress } = useUploadProgress();
  const { isFinishing, finish } = useFinishing();

  const onSubmit = async (values: NewProjectClaimValues, images: File[]) => {
    const { project_id: projectId } = requiredValues(values, ['project_id']);
    try {
      const created = await withProgress((onProgress) =>
        createClaim({
          id: projectId,
          'idempotency-key': draft.requestKey,
          body: {
            ...toProjectClaimBody(values),
            ...(values.noticed_on && { noticed_on: values.noticed_on }),
            images,
          },
          ...(images.length > 0 && { onProgress }),
        }).unwrap(),
      );
      // Missing in an answer without the record.
      const id = (created.project_claim as ProjectClaim['project_claim'] | undefined)?.id;
      draft.clear();
      notifyCreated();
      finish(
        () => void navigate(createdPath(claimScreens.project.detail, claimScreens.project.list, id), { replace: true }),
      );
    } catch (error) {
      notifyCreateFailed(error);
      throw withDraftKept(error);
    }
  };

  return (
    <FormPage>
      <PageHeader title={claimFormText.newProjectClaim} back={<BackToList mode="project" />} />
      <ProjectClaimForm
        draft={draft}
        initial={{ project_id: projects.length === 1 ? projects[0]?.id : undefined }}
        isBusy={isLoading || isFinishing}
        progress={progress}
        onSubmit={onSubmit}
      />
    </FormPage>
  );
}
