import {
  useDeactivateConsortiumMutation,
  useGetConsortiumQuery,
  useReactivateConsortiumMutation,
  type Consortium,
} from '../../api/managers';
import { AccountPage } from '../../accounts/AccountPage';
import { RecordScreen } from '../../ui/RecordScreen';
import { ConsortiumData, type ConsortiumDataProps } from './ConsortiumData';
import { ConsortiumProjects } from './ConsortiumProjects';
import './managersSlice';
import { managersText as text } from './managersText';

/** /consortiums/{id} */
export function ConsortiumScreen() {
  return (
    <RecordScreen<Consortium>
      kind="consortiums"
      useRecord={useGetConsortiumQuery}
      notFound={text.notFoundConsortium}
      failed={text.fallbacks.getConsortium}
    >
      {(consortium, reload) => <ConsortiumPage account={consortium} reload={reload} />}
    </RecordScreen>
  );
}

/** A consortium user: its buildings first, then its data. */
function ConsortiumPage({ account, reload }: ConsortiumDataProps) {
  const { id } = account;
  const [deactivate] = useDeactivateConsortiumMutation();
  const [reactivate] = useReactivateConsortiumMutation();
  return (
    <AccountPage
      id={id}
      account={account}
      about={text.oneConsortium}
      kind="consortiums"
      words={text.consortiumAccount}
      call="deactivateConsortium"
      onDeactivate={() => deactivate({ id }).unwrap()}
      onReactivate={(username) => reactivate({ id, body: { username } }).unwrap()}
    >
      <ConsortiumProjects account={account} />
      <ConsortiumData account={account} reload={reload} />
    </AccountPage>
  );
}
