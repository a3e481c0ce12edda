import { useParams } from 'react-router-dom';
import { useGetClientQuery } from '../../api/clients';
import { BackLink } from '../../ui/BackLink';
import { RecordState } from '../../ui/RecordState';
import { clientsPath } from './clientPaths';
import './clientsSlice';
import { clientsText as text } from './clientsText';
import { ClientView } from './ClientView';

/** /clientes/{id} */
export function ClientScreen() {
  const id = Number(useParams().id);
  const { currentData: client, error, refetch } = useGetClientQuery({ id });
  if (client) return <ClientView key={id} client={client} reload={() => refetch().unwrap()} />;
  return (
    <RecordState
      title={text.one}
      back={<BackLink to={clientsPath}>{text.title}</BackLink>}
      error={error}
      onRetry={refetch}
      notFound={text.notFound}
      failed={text.loadFailed}
    />
  );
}
