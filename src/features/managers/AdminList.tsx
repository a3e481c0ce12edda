import { Button } from 'antd';
import { late, LatePart } from '../../ui/late';
import { useDeactivateAdminMutation } from '../../api/auth';
import { errorMessage } from '../../api/envelope';
import { useListAdminsQuery, useReactivateAdminMutation, type Admin } from '../../api/managers';
import { useUser } from '../../session/useCan';
import { EndSessionsButton } from '../../accounts/EndSessionsButton';
import { ErrorState } from '../../ui/states';
import { accountText } from '../../accounts/accountText';
import { InactiveTag, Panel } from '../../ui/Panel';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { ReactivateButton } from '../../accounts/ReactivateButton';
import { RecordLinks } from '../../ui/RecordLinks';
import { uiText } from '../../ui/text';
import { useConfirm, useDialog } from '../../ui/useDialog';
import { useInvite } from '../../accounts/Invitation';
import { managersText as text } from './managersText';

const OpenClaims = late(() => import(/* webpackChunkName: "open-claims" */ './OpenClaims'));
const load = () => import(/* webpackChunkName: "record-dialogs" */ './AdminDialogs');
const NewAdminDialog = late(async () => ({ default: (await load()).NewAdminDialog }));
const InvitationDialog = late(async () => ({ default: (await load()).InvitationDialog }));
const EditAdminDialog = late(async () => ({ default: (await load()).EditAdminDialog }));

const nameOf = (admin: Admin) => `${admin.name} ${admin.last_name}`.trim() || admin.username;

/**
 * The admin accounts. An admin can edit or deactivate other admins, but not themselves, so the last admin cannot be
 * deactivated.
 */
export function AdminList() {
  const user = useUser();
  const { data, error, refetch } = useListAdminsQuery(undefined);
  const [deactivate] = useDeactivateAdminMutation();
  const [reactivate] = useReactivateAdminMutation();
  const { confirm, dialog } = useConfirm();
  const creation = useDialog<{ onClose: () => void }>(NewAdminDialog);
  const edit = useDialog<{ admin: Admin; reload: () => Promise<Admin>; onClose: () => void }>(EditAdminDialog);

  const confirmDeactivation = (admin: Admin) =>
    confirm({
      title: accountText.deactivateTitle(nameOf(admin)),
      children: (
        <>
          <p>{text.deactivateAdminHint}</p>
          <LatePart fallback={<p role="status">{uiText.loading}</p>}>
            <OpenClaims accountId={admin.id} />
          </LatePart>
        </>
      ),
      okText: text.deactivateAdmin,
      isDangerous: true,
      onConfirm: () =>
        deactivate({ id: admin.id })
          .unwrap()
          .then(() => notifyDone(text.adminDeactivated), notifyFailed),
    });
  const reload = async (admin: Admin) => {
    const { items } = await refetch().unwrap();
    return items.find(({ id }) => id === admin.id) ?? admin;
  };
  const end = (admin: Admin) => {
    if (!admin.active)
      return (
        <span className="record-actions">
          <InactiveTag />
          <ReactivateButton
            isRow
            name={nameOf(admin)}
            username={admin.username}
            hint={text.reactivateAdminHint}
            onReactivate={(username) => reactivate({ id: admin.id, body: { username } }).unwrap()}
          />
        </span>
      );
    if (admin.id === user.id) return <span className="card-soft">{text.you}</span>;
    return (
      <span className="record-actions">
        {!admin.has_chosen_password && <InviteAdmin admin={admin} />}
        <Button
          aria-label={text.editAdminOf(nameOf(admin))}
          onClick={() => edit.open({ admin, reload: () => reload(admin) })}
        >
          {text.editAdmin}
        </Button>
        <EndSessionsButton isRow id={admin.id} name={nameOf(admin)} />
        <Button danger aria-label={text.deactivateAdminOf(nameOf(admin))} onClick={() => confirmDeactivation(admin)}>
          {text.deactivateAdmin}
        </Button>
      </span>
    );
  };

  return (
    <Panel title={text.admins} action={<Button onClick={() => creation.open({})}>{text.createAdmin}</Button>}>
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
      {creation.dialog}
      {edit.dialog}
    </Panel>
  );
}

/** For an admin who has not chosen a password yet. */
function InviteAdmin({ admin }: { admin: Admin }) {
  const { open, dialog } = useDialog<{ link: string; onClose: () => void }>(InvitationDialog);
  const { isBusy, send } = useInvite(admin.id, (link) => open({ link }));
  return (
    <>
      <Button aria-label={accountText.inviteAgainOf(nameOf(admin))} loading={isBusy} onClick={send}>
        {accountText.inviteAgain}
      </Button>
      {dialog}
    </>
  );
}
