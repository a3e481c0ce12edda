import 'antd-styles/form.css';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useGetClientQuery } from '../../api/clients';
import { BackLink } from '../../ui/BackLink';
import { RecordState } from '../../ui/RecordState';
import { clientsPath } from './clientPaths';
import { selectClient } from './clientsSlice';
import { clientsText as text } from './clientsText';
import { ClientView } from './ClientView';

/** /clientes/{id} */
export function ClientScreen() {
  const id = Number(useParams().id);
  const { error, refetch } = useGetClientQuery({ id }, { refetchOnMountOrArgChange: true });
  const client = useSelector((root: Parameters<typeof selectClient>[0]) => selectClient(root, id));
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
