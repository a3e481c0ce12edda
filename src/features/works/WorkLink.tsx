import { Button } from 'antd';
import { useState } from 'react';
import { useCreateWorkLinkMutation, useRevokeWorkLinkMutation, type WorkOrderDetail } from '../../api/works';
import { canLinkWork } from '../../contract/workStatus';
import { formatDate, formatInstant } from '../../ui/dates';
import { NewLink } from '../../ui/NewLink';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Fact, Facts, Panel } from '../../ui/Panel';
import { useConfirm } from '../../ui/useDialog';
import { worksText as text } from './worksText';

/**
 * The link by which the contractor opens its work order: its expiry, whether it was opened, and buttons to create, send
 * and revoke it. The address is shown only once, after its creation. An inactive contractor gets none.
 * Renders nothing if the assignee is a staff user, or if the work order is over.
 */
export function WorkLink({ work }: { work: WorkOrderDetail }) {
  const { id, link, contact, status } = work;
  const [createLink, creating] = useCreateWorkLinkMutation();
  const [revokeLink, revoking] = useRevokeWorkLinkMutation();
  const [address, setAddress] = useState<string>();
  const { confirm, dialog } = useConfirm();
  const isInactive = contact?.active === false;
  const canCreate = canLinkWork(status) && !isInactive;
  if (!contact || (!canLinkWork(status) && !link)) return null;
  const isBusy = creating.isLoading || revoking.isLoading;

  const create = async (isMailed: boolean) => {
    try {
      const created = await createLink({ id, body: { mail: isMailed } }).unwrap();
      setAddress(created.address);
      if (created.mailed_to) notifyDone(text.linkMailed(created.mailed_to));
    } catch (error) {
      notifyFailed(error);
    }
  };
  // A new link invalidates the contractor's current one.
  const start = (isMailed: boolean) =>
    link
      ? confirm({
          title: text.linkAnotherTitle,
          children: (
            <>
              <p>{text.linkAnotherHint}</p>
              {link.heard_at && <p>{text.linkUnsent(formatInstant(link.heard_at))}</p>}
            </>
          ),
          okText: isMailed ? text.linkMail : text.linkAnother,
          onConfirm: () => create(isMailed),
        })
      : void create(isMailed);
  const revoke = () =>
    confirm({
      title: text.linkRevokeTitle,
      children: (
        <>
          <p>{text.linkRevokeHint}</p>
          {link?.heard_at && <p>{text.linkRevokeUnsent(formatInstant(link.heard_at))}</p>}
        </>
      ),
      okText: text.linkRevoke,
      isDangerous: true,
      onConfirm: () =>
        revokeLink({ id })
          .unwrap()
          .then(() => {
            setAddress(undefined);
            notifyDone(text.linkRevoked);
          }, notifyFailed),
    });

  return (
    <Panel title={text.link}>
      {link ? (
        <Facts>
          <Fact label={text.linkUntil}>{formatDate(link.expires_at)}</Fact>
          <Fact label={text.linkState}>
            {link.opened_at ? text.linkOpened(formatInstant(link.opened_at)) : text.linkUnopened}
          </Fact>
          {link.heard_at && <Fact label={text.linkHeard}>{formatInstant(link.heard_at)}</Fact>}
        </Facts>
      ) : (
        <p>{isInactive ? text.linkInactive : text.linkHint}</p>
      )}
      {link && address && (
        <NewLink
          label={text.linkAddress}
          address={address}
          phone={contact.phone_number}
          message={text.linkMessage(id, address)}
        />
      )}
      <div className="row-actions link-actions">
        {canCreate && (
          <Button disabled={isBusy} onClick={() => start(false)}>
            {link ? text.linkAnother : text.linkCreate}
          </Button>
        )}
        {canCreate && contact.email && (
          <Button disabled={isBusy} onClick={() => start(true)}>
            {text.linkMail}
          </Button>
        )}
        {link && (
          <Button danger disabled={isBusy} onClick={revoke}>
            {text.linkRevoke}
          </Button>
        )}
      </div>
      {dialog}
    </Panel>
  );
}
