import { to } from '../../contract/links';
import { useAppSelector } from '../../session/hooks';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { contractorList } from './contractorList';
import { selectOpenedContractor } from './contractorsSlice';
import { contractorsText as text } from './contractorsText';

/** /contratistas */
export function ContractorListScreen() {
  const openedKey = useAppSelector(selectOpenedContractor);
  return (
    <ListScreen
      list={contractorList}
      create={{ to: to('crear-contratista'), label: text.create }}
      openedKey={openedKey}
    />
  );
}
