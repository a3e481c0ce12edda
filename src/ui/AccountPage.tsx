import { Button } from 'antd';
import type { ReactNode } from 'react';
import { accountText } from './accountText';
import { BackLink } from './BackLink';
import { InactiveTag } from './InactiveTag';
import { notifyDone, notifyFailed } from './notices';
import { PageHeader } from './PageHeader';
import { ReactivateButton } from './ReactivateButton';
import { useConfirm } from './useConfirm';

interface Account {
  username: string;
  name: string;
  last_name: string;
  active: boolean;
}

interface AccountPageProps {
  account: Account;
  /** Beside the name: what the account is, or since when. */
  about: string;
  /** Where accounts of its kind are listed. */
  list: { to: string; title: string };
  /** The way to the accounts before and after it in the list. */
  neighbours?: ReactNode;
  /** What can be done with it while it is active, besides deactivating it. */
  actions?: ReactNode;
  words: {
    deactivate: string;
    deactivateHint: string;
    deactivated: string;
    inactiveNotice: string;
    reactivateHint: string;
  };
  onDeactivate: () => Promise<unknown>;
  /** Answers the account, whose login is `username` from then on. */
  onReactivate: Parameters<typeof ReactivateButton>[0]['onReactivate'];
  children: ReactNode;
}

/** The page of somebody's account: who it is, what belongs to it, and an end to it, or a new beginning. */
export function AccountPage({ account, about, list, neighbours, actions, words, children, ...on }: AccountPageProps) {
  const { confirm, dialog } = useConfirm();
  const { username, active } = account;
  const name = `${account.name} ${account.last_name}`.trim() || username;
  const askDeactivate = () =>
    confirm({
      title: accountText.deactivateTitle(name),
      children: <p>{words.deactivateHint}</p>,
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
            {about} {!active && <InactiveTag />}
          </>
        }
        back={<BackLink to={list.to}>{list.title}</BackLink>}
        actions={
          <>
            {neighbours}
            {active ? (
              <>
                <Button danger onClick={askDeactivate}>
                  {words.deactivate}
                </Button>
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
        <div className="columns">{children}</div>
      </div>
      {dialog}
    </>
  );
}
