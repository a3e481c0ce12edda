import { useParams } from 'react-router-dom';
import { useGetProjectQuery } from '../../api/projects';
import { BackLink } from '../../ui/BackLink';
import { RecordState } from '../../ui/RecordState';
import { projectsPath } from './projectPaths';
import './projectsSlice';
import { projectsText as text } from './projectsText';
import { ProjectView } from './ProjectView';

/** /proyectos/{id} */
export function ProjectScreen() {
  const id = Number(useParams().id);
  const { currentData: project, error, refetch } = useGetProjectQuery({ id });
  if (project) return <ProjectView key={id} project={project} reload={() => refetch().unwrap()} />;
  return (
    <RecordState
      title={text.one}
      back={<BackLink to={projectsPath}>{text.title}</BackLink>}
      error={error}
      onRetry={refetch}
      notFound={text.notFound}
      failed={text.loadFailed}
    />
  );
}
