import { Button, Input, Space } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notifyDone, notifyFailed } from '../ui/notices';
import { Panel } from '../ui/Panel';
import { useInviteAccountMutation } from '../api/access';
import { accountText as text } from './accountText';

/** The link of an invitation, shown once for copying because no mail server is configured. */
export function InvitationLink({ link }: { link: string }) {
  const copy = () => navigator.clipboard.writeText(link).then(() => notifyDone(text.linkCopied), notifyFailed);
  return (
    <>
      <p>{text.linkHint}</p>
      <Space.Compact block>
        <Input readOnly value={link} aria-label={text.link} onFocus={({ target }) => target.select()} />
        <Button onClick={() => void copy()}>{text.copyLink}</Button>
      </Space.Compact>
    </>
  );
}

/** Returns the navigation state for a new account's page: the invitation's link, if the user has to hand it over. */
export const invitationState = (link: string | undefined) => (link ? { state: { invitationLink: link } } : {});

/** Shown for an account without a password, with a button to send the invitation again. */
export function InvitationNotice({ id }: { id: number }) {
  const location = useLocation();
  const navigate = useNavigate();
  const invitationLink = (location.state as { invitationLink?: string } | null)?.invitationLink;
  const [link, setLink] = useState(invitationLink);
  const { isBusy, send } = useInvite(id, setLink);
  // Removes the link from the history entry: a reload or Back must not show it again.
  useEffect(() => {
    if (invitationLink) void navigate(location, { replace: true, state: null });
  }, [invitationLink, location, navigate]);
  return (
    <Panel title={text.invitation}>
      {link ? (
        <InvitationLink link={link} />
      ) : (
        <>
          <p>{text.noPassword}</p>
          <Button loading={isBusy} onClick={send}>
            {text.inviteAgain}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** Sends an invitation again; calls `onLink` with the link if there is no mail server. */
export function useInvite(id: number, onLink: (link: string) => void) {
  const [invite, { isLoading }] = useInviteAccountMutation();
  const send = () =>
    invite({ id })
      .unwrap()
      .then(({ username, invitation_link: link }) => {
        if (link) onLink(link);
        else notifyDone(text.invited, text.invitedTo(username));
      }, notifyFailed);
  return { isBusy: isLoading, send: () => void send() };
}
