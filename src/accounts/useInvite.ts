import { useInviteAccountMutation } from '../api/access';
import { notifyDone, notifyFailed } from '../ui/notices';
import { accountText as text } from './accountText';

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
