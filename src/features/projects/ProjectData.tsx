import { formatDay } from '../../ui/dates';
import { to } from '../../contract/links';
import { Link } from 'react-router-dom';
import { useUpdateProjectMutation, type ProjectDetail } from '../../api/projects';
import { Fact, Facts } from '../../ui/Panel';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { ProjectForm, projectLabels, toEditedBody, toProjectValues, type ProjectValues } from './ProjectForm';
import { projectsText as text } from './projectsText';

/** A project's data, with a form to edit them in place. */
export function ProjectData({ project, reload }: { project: ProjectDetail; reload: () => Promise<ProjectDetail> }) {
  const [updateProject] = useUpdateProjectMutation();

  return (
    <RecordPanel<ProjectValues, ProjectDetail>
      title={text.data}
      name={`project-${project.id}`}
      saved={project}
      toValues={toProjectValues}
      labels={projectLabels}

      reload={reload}
      save={(values, version) => updateProject({ id: project.id, body: { ...toEditedBody(values), version } }).unwrap()}
      form={(form) => <ProjectForm {...form} />}
    >
      <Facts>
        <Fact label={text.address}>{project.address}</Fact>
        <Fact label={text.description}>{project.description}</Fact>
        {project.delivery_date !== undefined && (
          <Fact label={text.delivery}>{project.delivery_date && formatDay(project.delivery_date)}</Fact>
        )}
        {project.places && <Fact label={text.places}>{project.places.join(', ')}</Fact>}
      </Facts>
      <p className="form-aside">
        <Link to={to('planos-proyecto', { query: { proyecto: project.id } })}>{text.plans}</Link>
        {' · '}
        <Link to={to('reglamento-de-convivencia', { query: { edificio: project.id } })}>{text.houseRules}</Link>
      </p>
    </RecordPanel>
  );
}
