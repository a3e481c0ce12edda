import { Button } from 'antd';
import { useDeactivateManagerMutation, useReactivateManagerMutation, type Manager } from '../../api/managers';
import { BackLink } from '../../ui/BackLink';
import { InactiveTag } from '../../ui/InactiveTag';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Neighbours } from '../../ui/Neighbours';
import { PageHeader } from '../../ui/PageHeader';
import { ReactivateButton } from '../../ui/ReactivateButton';
import { useConfirm } from '../../ui/useConfirm';
import { ManagerData } from './ManagerData';
import { managersPath, managerPath } from './managerPaths';
import { ManagerProjects } from './ManagerProjects';
import { managersText as text } from './managersText';
import { useManagerIds } from './useUsers';

/** One supervisor: which projects they look after, then their data. */
export function ManagerView({ manager, reload }: { manager: Manager; reload: () => Promise<Manager> }) {
  const [deactivate] = useDeactivateManagerMutation();
  const [reactivate] = useReactivateManagerMutation();
  const { confirm, dialog } = useConfirm();
  const name = `${manager.name} ${manager.last_name}`.trim() || manager.username;
  const askDeactivate = () =>
    confirm({
      title: text.deactivateTitle(name),
      children: <p>{text.deactivateHint}</p>,
      okText: text.deactivate,
      isDangerous: true,
      onConfirm: () =>
        deactivate({ id: manager.id })
          .unwrap()
          .then(() => notifyDone(text.deactivated), notifyFailed),
    });
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <>
            {text.one} {!manager.active && <InactiveTag />}
          </>
        }
        back={<BackLink to={managersPath}>{text.title}</BackLink>}
        actions={
          <>
            <Neighbours id={manager.id} pathOf={managerPath} useIds={useManagerIds} />
            {manager.active ? (
              <Button danger onClick={askDeactivate}>
                {text.deactivate}
              </Button>
            ) : (
              <ReactivateButton
                name={name}
                username={manager.username}
                hint={text.reactivateHint}
                onReactivate={(username) => reactivate({ id: manager.id, body: { username } }).unwrap()}
              />
            )}
          </>
        }
      />
      <div className="stack">
        {!manager.active && <p className="stale-notice">{text.inactiveNotice}</p>}
        <div className="columns">
          <ManagerProjects manager={manager} />
          <ManagerData manager={manager} reload={reload} />
        </div>
      </div>
      {dialog}
    </>
  );
}
