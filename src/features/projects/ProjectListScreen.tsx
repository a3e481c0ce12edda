import { to } from '../../contract/links';
import { useAppSelector } from '../../session/hooks';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { projectList } from './projectList';
import { selectOpenedProject } from './projectsSlice';
import { projectsText as text } from './projectsText';

/** /proyectos */
export function ProjectListScreen() {
  const openedId = useAppSelector(selectOpenedProject);
  return (
    <ListScreen list={projectList} create={{ to: to('crear-proyecto'), label: text.create }} openedId={openedId} />
  );
}
