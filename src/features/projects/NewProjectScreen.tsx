import { useNavigate } from 'react-router-dom';
import { useCreateProjectMutation } from '../../api/projects';
import { BackLink } from '../../ui/BackLink';
import { useDraft } from '../../ui/form/useDraft';
import { notifyDone } from '../../ui/notices';
import { PageHeader } from '../../ui/PageHeader';
import { ProjectForm } from './ProjectForm';
import { projectPath, projectsPath } from './projectPaths';
import './projectsSlice';
import { projectsText as text } from './projectsText';
import { toProjectBody, type ProjectValues } from './projectValues';

/** /crear-proyecto */
export function NewProjectScreen() {
  const navigate = useNavigate();
  const draft = useDraft<ProjectValues>('project');
  const [createProject, { isLoading }] = useCreateProjectMutation();

  const onSubmit = async (values: ProjectValues) => {
    const project = await createProject({ body: toProjectBody(values) }).unwrap();
    draft.clear();
    notifyDone(text.created);
    void navigate(projectPath(project.id), { replace: true });
  };

  return (
    <>
      <PageHeader title={text.create} back={<BackLink to={projectsPath}>{text.title}</BackLink>} />
      <ProjectForm isNew draft={draft} isBusy={isLoading} submitText={text.create} onSubmit={onSubmit} />
    </>
  );
}
