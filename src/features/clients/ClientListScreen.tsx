import { to } from '../../contract/links';
import { useCan } from '../../session/useCan';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { clientList } from './clientList';
import { clientsText as text } from './clientsText';

/** /clientes */
export function ClientListScreen() {
  const canImport = useCan('imports:run');
  return (
    <ListScreen
      list={clientList}
      create={{ to: to('registro'), label: text.register }}
      more={canImport && <LinkButton to={to('importar')}>{text.import}</LinkButton>}
    />
  );
}
