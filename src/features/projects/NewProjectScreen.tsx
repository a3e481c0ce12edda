import { to } from '../../contract/links';
import { useNavigate } from 'react-router-dom';
import { useCreateProjectMutation } from '../../api/projects';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { useDraft } from '../../ui/form/useDraft';
import { createdPath } from '../../ui/createdPath';
import { notifyDone } from '../../ui/notices';
import { ProjectForm, toProjectBody, type ProjectValues } from './ProjectForm';
import { projectsText as text } from './projectsText';

/** /crear-proyecto */
export function NewProjectScreen() {
  const navigate = useNavigate();
  const draft = useDraft<ProjectValues>('project');
  const [createProject, { isLoading }] = useCreateProjectMutation();

  const onSubmit = async (values: ProjectValues) => {
    const project = await createProject({ body: toProjectBody(values) }).unwrap();
    draft.clear();
    notifyDone(text.created);
    void navigate(createdPath('proyectos/:id', 'proyectos', project.id), { replace: true });
  };

  return (
    <FormPage>
      <PageHeader title={text.create} back={<BackLink to={to('proyectos')}>{text.title}</BackLink>} />
      <ProjectForm isNew draft={draft} isBusy={isLoading} submitText={text.create} onSubmit={onSubmit} />
    </FormPage>
  );
}
