import { to } from '../../contract/links';
import { useAppSelector } from '../../session/hooks';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { workList } from './workList';
import { selectOpenedWork } from './worksSlice';
import { worksText as text } from './worksText';

/** /trabajos */
export function WorkListScreen() {
  const openedKey = useAppSelector(selectOpenedWork);
  return (
    <ListScreen list={workList} create={{ to: to('encargar-trabajo'), label: text.create }} openedKey={openedKey} />
  );
}
