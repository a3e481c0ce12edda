import { to } from '../../contract/links';
import { useAppSelector } from '../../session/hooks';
import { useCan, useUser } from '../../session/useCan';
import { ListScreen } from '../../ui/table/list/ListScreen';
import { leaseList } from './leaseList';
import { selectOpenedLease } from './leasesSlice';
import { leasesText as text } from './leasesText';

/** /lease-requests */
export function LeaseListScreen() {
  const openedKey = useAppSelector(selectOpenedLease);
  const { type, properties_count: units } = useUser();
  // Who owns no unit has nobody to ask an account for.
  const canAsk = type !== 'client' || units > 0;
  return (
    <ListScreen
      list={leaseList}
      create={canAsk ? { to: to('crear-inquilino'), label: text.create } : undefined}
      // Whose own requests they are needs no file of them.
      canExport={useCan('leaseRequests:decide')}
      openedKey={openedKey}
    />
  );
}
