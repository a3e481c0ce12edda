import { useParams } from 'react-router-dom';
import { useGetUnitQuery } from '../../api/units';
import { BackLink } from '../../ui/BackLink';
import { RecordState } from '../../ui/RecordState';
import { unitsPath } from './unitPaths';
import './unitsSlice';
import { unitsText as text } from './unitsText';
import { UnitView } from './UnitView';

/** /unidades/{id} */
export function UnitScreen() {
  const id = Number(useParams().id);
  const { currentData: unit, error, refetch } = useGetUnitQuery({ id });
  if (unit) return <UnitView key={id} unit={unit} reload={() => refetch().unwrap()} />;
  return (
    <RecordState
      title={text.one}
      back={<BackLink to={unitsPath}>{text.title}</BackLink>}
      error={error}
      onRetry={refetch}
      notFound={text.notFound}
      failed={text.loadFailed}
    />
  );
}
