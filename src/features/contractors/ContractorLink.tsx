import { Button } from 'antd';
import { useState } from 'react';
import {
  useCreateContractorLinkMutation,
  useRevokeContractorLinkMutation,
  type ContractorDetail,
} from '../../api/contractors';
import { formatDate, formatInstant } from '../../ui/dates';
import { NewLink } from '../../ui/NewLink';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Fact, Facts, Panel } from '../../ui/Panel';
import { useConfirm } from '../../ui/useDialog';
import { contractorsText as text } from './contractorsText';

/**
 * The link by which a contractor opens the list of all its open work orders. The address is shown only once, after its
 * creation. Renders nothing for an inactive contractor, who gets none.
 */
export function ContractorLink({ contractor }: { contractor: ContractorDetail }) {
  const { id, link, active, phone_number: phone } = contractor;
  const [createLink, creating] = useCreateContractorLinkMutation();
  const [revokeLink, revoking] = useRevokeContractorLinkMutation();
  const [address, setAddress] = useState<string>();
  const { confirm, dialog } = useConfirm();
  if (!active) return null;
  const isBusy = creating.isLoading || revoking.isLoading;
  const create = () =>
    createLink({ id })
      .unwrap()
      .then((created) => setAddress(created.address), notifyFailed);
  const ask = (title: string, okText: string, isDangerous: boolean, onConfirm: () => Promise<unknown>) =>
    confirm({
      title,
      children: <p>{text.linkEndsHint}</p>,
      okText,
      isDangerous,
      onConfirm: async () => void (await onConfirm()),
    });
  const revoke = () =>
    revokeLink({ id })
      .unwrap()
      .then(() => {
        setAddress(undefined);
        notifyDone(text.linkRevoked);
      }, notifyFailed);
  return (
    <Panel title={text.link}>
      {link ? (
        <Facts>
          <Fact label={text.linkUntil}>{formatDate(link.expires_at)}</Fact>
          <Fact label={text.linkState}>{link.opened_at ? formatInstant(link.opened_at) : text.linkUnopened}</Fact>
        </Facts>
      ) : (
        <p>{text.linkHint}</p>
      )}
      {link && address && (
        <NewLink label={text.linkAddress} address={address} phone={phone} message={text.linkMessage(address)} />
      )}
      <div className="row-actions link-actions">
        <Button
          disabled={isBusy}
          onClick={() => (link ? ask(text.linkAnotherTitle, text.linkAnother, false, create) : void create())}
        >
          {link ? text.linkAnother : text.linkCreate}
        </Button>
        {link && (
          <Button danger disabled={isBusy} onClick={() => ask(text.linkRevokeTitle, text.linkRevoke, true, revoke)}>
            {text.linkRevoke}
          </Button>
        )}
      </div>
      {dialog}
    </Panel>
  );
}
