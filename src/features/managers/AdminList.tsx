import { Button } from 'antd';
import { useDeactivateAdminMutation } from '../../api/auth';
import { errorMessage } from '../../api/envelope';
import { useListAdminsQuery, type Admin } from '../../api/managers';
import { useUser } from '../../session/useCan';
import { ErrorState } from '../../ui/ErrorState';
import { InactiveTag } from '../../ui/InactiveTag';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { uiText } from '../../ui/text';
import { useConfirm } from '../../ui/useConfirm';
import { managersText as text } from './managersText';

const nameOf = (admin: Admin) => `${admin.name} ${admin.last_name}`.trim() || admin.username;

/** The admin accounts. One admin deactivates another, never oneself; the last one can't be, since nobody else could. */
export function AdminList() {
  const user = useUser();
  const { data, error, refetch } = useListAdminsQuery(undefined);
  const [deactivate] = useDeactivateAdminMutation();
  const { confirm, dialog } = useConfirm();

  const ask = (admin: Admin) =>
    confirm({
      title: text.deactivateTitle(nameOf(admin)),
      children: <p>{text.deactivateAdminHint}</p>,
      okText: text.deactivateAdmin,
      isDangerous: true,
      onConfirm: () =>
        deactivate({ id: admin.id })
          .unwrap()
          .then(() => notifyDone(text.adminDeactivated), notifyFailed),
    });
  const end = (admin: Admin) => {
    if (!admin.active) return <InactiveTag />;
    if (admin.id === user.id) return <span className="card-soft">{text.you}</span>;
    return (
      <Button danger size="small" aria-label={text.deactivateAdminOf(nameOf(admin))} onClick={() => ask(admin)}>
        {text.deactivateAdmin}
      </Button>
    );
  };

  return (
    <Panel title={text.admins}>
      {error ? (
        <ErrorState title={text.adminsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <RecordLinks
          label={text.admins}
          empty={uiText.loading}
          links={(data?.items ?? []).map((admin) => ({
            key: admin.id,
            title: nameOf(admin),
            detail: admin.username,
            end: end(admin),
          }))}
        />
      )}
      {dialog}
    </Panel>
  );
}
