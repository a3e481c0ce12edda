import { to } from '../../contract/links';
import { scopeOf } from '../../contract/permissions';
import { useCan, useUser } from '../../session/useCan';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { leaseList } from './leaseList';
import { leasesText as text } from './leasesText';

/** /lease-requests */
export function LeaseListScreen() {
  const user = useUser();
  // A client who owns no unit cannot request a lease.
  const canRequest = scopeOf(user, 'leaseRequests:create') === 'any' || user.properties_count > 0;
  return (
    <ListScreen
      list={leaseList}
      create={canRequest ? { to: to('crear-inquilino'), label: text.create } : undefined}
      // Clients need no export of their own requests.
      canExport={useCan('leaseRequests:decide')}
    />
  );
}
