import { Button } from 'antd';
import type { ReactNode } from 'react';
import { serverOffers } from '../api/otherServer/server';
import { accountText } from './accountText';
import { PageHeader } from '../ui/PageHeader';
import { BackToRecords } from '../ui/RecordScreen';
import type { RecordKind } from '../session/recordSlice';
import { EndSessionsButton } from './EndSessionsButton';
import { InactiveTag } from '../ui/Panel';
import { InvitationNotice } from './Invitation';
import { notifyDone, notifyFailed } from '../ui/notices';
import { ReactivateButton } from './ReactivateButton';
import { useConfirm } from '../ui/useDialog';

interface Account {
  username: string;
  name: string;
  last_name: string;
  active: boolean;
  has_chosen_password: boolean;
}

interface AccountPageProps {
  id: number;
  account: Account;
  /** The line below the name. */
  about: string;
  kind: RecordKind;
  /** Links to the previous and the next account of the list. */
  neighbours?: ReactNode;
  /** Actions for an active account, besides deactivating it. */
  actions?: ReactNode;
  words: {
    deactivate: string;
    deactivateHint: string;
    deactivated: string;
    inactiveNotice: string;
    reactivateHint: string;
  };
  /** Additional effects of the deactivation, shown in the confirmation dialog. */
  deactivation?: ReactNode;
  /** The call that deactivates it: another server may not have it. */
  call: string;
  onDeactivate: () => Promise<unknown>;
  /** Reactivates the account with the login `username`. */
  onReactivate: Parameters<typeof ReactivateButton>[0]['onReactivate'];
  children: ReactNode;
}

/** The page of an account: its data, related records, and the buttons to deactivate and reactivate it. */
export function AccountPage({
  id,
  account,
  about,
  kind,
  neighbours,
  actions,
  words,
  deactivation,
  call,
  children,
  ...on
}: AccountPageProps) {
  const { confirm, dialog } = useConfirm();
  const { username, active } = account;
  const name = `${account.name} ${account.last_name}`.trim() || username;
  const askDeactivate = () =>
    confirm({
      title: accountText.deactivateTitle(name),
      children: (
        <>
          <p>{words.deactivateHint}</p>
          {deactivation}
        </>
      ),
      okText: words.deactivate,
      isDangerous: true,
      onConfirm: () => on.onDeactivate().then(() => notifyDone(words.deactivated), notifyFailed),
    });
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <>
            <span>{about}</span> {!active && <InactiveTag />}
          </>
        }
        back={<BackToRecords kind={kind} />}
        actions={
          <>
            {neighbours}
            {active ? (
              <>
                <EndSessionsButton id={id} name={name} />
                {serverOffers(call) && (
                  <Button danger onClick={askDeactivate}>
                    {words.deactivate}
                  </Button>
                )}
                {actions}
              </>
            ) : (
              <ReactivateButton
                name={name}
                username={username}
                hint={words.reactivateHint}
                onReactivate={on.onReactivate}
              />
            )}
          </>
        }
      />
      <div className="stack">
        {!active && <p className="stale-notice">{words.inactiveNotice}</p>}
        {active && !account.has_chosen_password && <InvitationNotice id={id} />}
        <div className="columns">{children}</div>
      </div>
      {dialog}
    </>
  );
}
