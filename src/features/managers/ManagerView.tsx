import { useDeactivateManagerMutation, useReactivateManagerMutation, type Manager } from '../../api/managers';
import { AccountPage } from '../../ui/AccountPage';
import { Neighbours } from '../../ui/Neighbours';
import { ManagerData } from './ManagerData';
import { managersPath, managerPath } from './managerPaths';
import { ManagerProjects } from './ManagerProjects';
import { managersText as text } from './managersText';
import { useManagerIds } from './useUsers';

/** One supervisor: which projects they look after, then their data. */
export function ManagerView({ manager, reload }: { manager: Manager; reload: () => Promise<Manager> }) {
  const [deactivate] = useDeactivateManagerMutation();
  const [reactivate] = useReactivateManagerMutation();
  const { id } = manager;
  return (
    <AccountPage
      account={manager}
      about={text.one}
      list={{ to: managersPath, title: text.title }}
      neighbours={<Neighbours id={id} pathOf={managerPath} useIds={useManagerIds} />}
      words={text.managerAccount}
      onDeactivate={() => deactivate({ id }).unwrap()}
      onReactivate={(username) => reactivate({ id, body: { username } }).unwrap()}
    >
      <ManagerProjects manager={manager} />
      <ManagerData manager={manager} reload={reload} />
    </AccountPage>
  );
}
