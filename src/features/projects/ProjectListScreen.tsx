import { to } from '../../contract/links';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { projectList } from './projectList';
import { projectsText as text } from './projectsText';

/** /proyectos */
export function ProjectListScreen() {
  return <ListScreen list={projectList} create={{ to: to('crear-proyecto'), label: text.create }} />;
}
