import { to } from '../../contract/links';
import { serverOffers } from '../../api/otherServer/server';
import { useCan } from '../../session/useCan';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { deliveriesText } from './deliveriesText';
import { unitList } from './unitList';
import { unitsText as text } from './unitsText';

/** /unidades */
export function UnitListScreen() {
  const canImport = useCan('imports:run');
  return (
    <ListScreen
      list={unitList}
      create={{ to: to('crear-unidad'), label: text.create }}
      more={
        <>
          {canImport && <LinkButton to={to('importar')}>{text.import}</LinkButton>}
          {serverOffers('saveDeliveries') && (
            <LinkButton to={to('unidades/sin-entrega')}>{deliveriesText.title}</LinkButton>
          )}
          <LinkButton to={to('asignar-cliente')}>{text.assign}</LinkButton>
        </>
      }
    />
  );
}
