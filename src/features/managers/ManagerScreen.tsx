import { useParams } from 'react-router-dom';
import { useGetManagerQuery } from '../../api/managers';
import { BackLink } from '../../ui/BackLink';
import { RecordState } from '../../ui/RecordState';
import { managersPath } from './managerPaths';
import './managersSlice';
import { managersText as text } from './managersText';
import { ManagerView } from './ManagerView';

/** /managers/{id} */
export function ManagerScreen() {
  const id = Number(useParams().id);
  const { currentData: manager, error, refetch } = useGetManagerQuery({ id });
  if (manager) return <ManagerView key={id} manager={manager} reload={() => refetch().unwrap()} />;
  return (
    <RecordState
      title={text.one}
      back={<BackLink to={managersPath}>{text.title}</BackLink>}
      error={error}
      onRetry={refetch}
      notFound={text.notFound}
      failed={text.fallbacks.getManager}
    />
  );
}
