import { to } from '../../contract/links';
import { useAppSelector } from '../../session/hooks';
import { useCan } from '../../session/useCan';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { unitList } from './unitList';
import { selectOpenedUnit } from './unitsSlice';
import { unitsText as text } from './unitsText';

/** /unidades */
export function UnitListScreen() {
  const openedId = useAppSelector(selectOpenedUnit);
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
      openedId={openedId}
    />
  );
}
