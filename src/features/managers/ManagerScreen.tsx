import { to } from '../../contract/links';
import {
  useGetManagerQuery,
  useDeactivateManagerMutation,
  useReactivateManagerMutation,
  type Manager,
} from '../../api/managers';
import { AccountPage } from '../../accounts/AccountPage';
import { Neighbours } from '../../ui/Neighbours';
import { ManagerCosts } from './ManagerCosts';
import { ManagerData } from './ManagerData';
import OpenClaims from './OpenClaims';
import { ManagerProjects } from './ManagerProjects';
import { managersText as text } from './managersText';
import { useManagerIds } from './useUsers';
import { RecordScreen } from '../../ui/RecordScreen';
import './managersSlice';

const managerNeighbours = { pathOf: (id: number) => to('managers/:id', { id }), useIds: useManagerIds };

/** /managers/{id} */
export function ManagerScreen() {
  return (
    <RecordScreen<Manager>
      kind="managers"
      useRecord={useGetManagerQuery}
      notFound={text.notFound}
      failed={text.fallbacks.getManager}
    >
      {(manager, reload) => <ManagerPage manager={manager} reload={reload} />}
    </RecordScreen>
  );
}

/** The page of a supervisor: projects first, then data. */
function ManagerPage({ manager, reload }: { manager: Manager; reload: () => Promise<Manager> }) {
  const [deactivate] = useDeactivateManagerMutation();
  const [reactivate] = useReactivateManagerMutation();
  const { id } = manager;
  return (
    <AccountPage
      id={manager.id}
      account={manager}
      about={text.one}
      kind="managers"
      neighbours={<Neighbours id={id} list={managerNeighbours} />}
      words={text.managerAccount}
      deactivation={<OpenClaims accountId={id} />}
      call="deactivateManager"
      onDeactivate={() => deactivate({ id }).unwrap()}
      onReactivate={(username) => reactivate({ id, body: { username } }).unwrap()}
    >
      <ManagerProjects manager={manager} />
      {manager.active && <ManagerCosts manager={manager} />}
      <ManagerData manager={manager} reload={reload} />
    </AccountPage>
  );
}
