import { useParams } from 'react-router-dom';
import { useGetLeaseRequestQuery } from '../../api/leases';
import { BackLink } from '../../ui/BackLink';
import { RecordState } from '../../ui/RecordState';
import { leasesPath } from './leasePaths';
import './leasesSlice';
import { leasesText as text } from './leasesText';
import { LeaseView } from './LeaseView';

/** /lease-request/{id} */
export function LeaseScreen() {
  const id = Number(useParams().id);
  const { currentData: request, error, refetch } = useGetLeaseRequestQuery({ id });
  if (request) return <LeaseView key={id} request={request} />;
  return (
    <RecordState
      title={text.one}
      back={<BackLink to={leasesPath}>{text.title}</BackLink>}
      error={error}
      onRetry={refetch}
      notFound={text.notFound}
      failed={text.loadFailed}
    />
  );
}
