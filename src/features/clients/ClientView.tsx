import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useDeactivateClientMutation, useReactivateClientMutation, type ClientDetail } from '../../api/clients';
import { BackLink } from '../../ui/BackLink';
import { formatDate, formatDay } from '../../ui/dates';
import { InactiveTag } from '../../ui/InactiveTag';
import { LinkButton } from '../../ui/LinkButton';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Neighbours } from '../../ui/Neighbours';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { ReactivateButton } from '../../ui/ReactivateButton';
import { useConfirm } from '../../ui/useConfirm';
import { ClientData } from './ClientData';
import { clientsPath, clientPath } from './clientPaths';
import { clientsText as text } from './clientsText';
import { useClientIds } from './useClientList';

/** One client: what they own and rent, which is what staff come for; then their data. */
export function ClientView({ client, reload }: { client: ClientDetail; reload: () => Promise<ClientDetail> }) {
  const [deactivate] = useDeactivateClientMutation();
  const [reactivate] = useReactivateClientMutation();
  const { confirm, dialog } = useConfirm();
  const name = `${client.name} ${client.last_name}`.trim() || client.username;

  const askDeactivate = () =>
    confirm({
      title: text.deactivateTitle(name),
      children: <p>{text.deactivateHint}</p>,
      okText: text.deactivate,
      isDangerous: true,
      onConfirm: () =>
        deactivate({ id: client.client_id })
          .unwrap()
          .then(() => notifyDone(text.deactivated), notifyFailed),
    });

  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <>
            {text.since(formatDate(client.created_at))} {!client.active && <InactiveTag />}
          </>
        }
        back={<BackLink to={clientsPath}>{text.title}</BackLink>}
        actions={
          <>
            <Neighbours id={client.client_id} pathOf={clientPath} useIds={useClientIds} />
            {client.active ? (
              <>
                <Button danger onClick={askDeactivate}>
                  {text.deactivate}
                </Button>
                <LinkButton type="primary" to={`/asignar-cliente?cliente=${client.client_id}`}>
                  {text.assign}
                </LinkButton>
              </>
            ) : (
              <ReactivateButton
                name={name}
                username={client.username}
                hint={text.reactivateHint}
                onReactivate={(username) => reactivate({ id: client.client_id, body: { username } }).unwrap()}
              />
            )}
          </>
        }
      />
      <div className="stack">
        {!client.active && <p className="stale-notice">{text.inactiveNotice}</p>}
        <div className="columns">
          <div className="stack">
            <Panel
              title={text.properties}
              action={<Link to={`/reclamos?client_id=${client.client_id}`}>{text.claims}</Link>}
            >
              <RecordLinks
                label={text.properties}
                empty={text.noProperties}
                links={client.property_list.map((property) => ({
                  key: property.contract_id,
                  to: `/unidades/${property.unit_id}`,
                  title: property.unit_name,
                  detail: text.ownedSince(property.project_name, formatDay(property.start_date)),
                  end: (
                    <Link to={`/unidades/${property.unit_id}`} aria-label={text.changeOwnerOf(property.unit_name)}>
                      {text.changeOwner}
                    </Link>
                  ),
                }))}
              />
            </Panel>
            <Panel title={text.leases}>
              <RecordLinks
                label={text.leases}
                empty={text.noLeases}
                links={client.lease_list.map((lease) => ({
                  key: lease.lease_contract_id,
                  to: `/unidades/${lease.unit_id}`,
                  title: `${lease.unit_name} · ${lease.project_name}`,
                  detail: `${text.leaseAs(lease.is_tenant, lease.other_party)}, ${text.leaseDays(formatDay(lease.lease_start_date), formatDay(lease.lease_end_date))}`,
                  end: (
                    <span className={lease.is_running ? 'status status-accepted' : 'status status-requested'}>
                      {lease.is_running ? text.running : text.notRunning}
                    </span>
                  ),
                }))}
              />
            </Panel>
          </div>
          <ClientData client={client} reload={reload} />
        </div>
      </div>
      {dialog}
    </>
  );
}
