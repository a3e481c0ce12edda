import { to } from '../../contract/links';
import { useCan } from '../../session/useCan';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/table/list/ListScreen';
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
          <LinkButton to={to('asignar-cliente')}>{text.assign}</LinkButton>
        </>
      }
    />
  );
}
