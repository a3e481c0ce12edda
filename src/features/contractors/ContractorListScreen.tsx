import { to } from '../../contract/links';
import { useCan } from '../../session/useCan';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { contractorList } from './contractorList';
import { contractorsText as text } from './contractorsText';

/** /contratistas */
export function ContractorListScreen() {
  const canImport = useCan('imports:run');
  return (
    <ListScreen
      list={contractorList}
      create={{ to: to('crear-contratista'), label: text.create }}
      more={canImport && <LinkButton to={to('importar-contratistas')}>{text.import}</LinkButton>}
    />
  );
}
