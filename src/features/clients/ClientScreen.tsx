import { to } from '../../contract/links';
import { Link } from 'react-router-dom';
import {
  useGetClientQuery,
  useDeactivateClientMutation,
  useReactivateClientMutation,
  type ClientDetail,
} from '../../api/clients';
import { AccountPage } from '../../accounts/AccountPage';
import { formatDate, formatDay } from '../../ui/dates';
import { LinkButton } from '../../ui/LinkButton';
import { Neighbours } from '../../ui/Neighbours';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { ClientData } from './ClientData';
import { clientsText as text } from './clientsText';
import { clientList } from './clientList';
import { RecordScreen } from '../../ui/RecordScreen';

/** /clientes/{id} */
export function ClientScreen() {
  return (
    <RecordScreen<ClientDetail>
      kind="clients"
      useRecord={useGetClientQuery}
      notFound={text.notFound}
      failed={text.loadFailed}
    >
      {(client, reload) => <ClientPage client={client} reload={reload} />}
    </RecordScreen>
  );
}

/** The page of a client: owned and rented units first, because staff need them most, then the client's data. */
function ClientPage({ client, reload }: { client: ClientDetail; reload: () => Promise<ClientDetail> }) {
  const [deactivate] = useDeactivateClientMutation();
  const [reactivate] = useReactivateClientMutation();
  const { client_id: id } = client;
  return (
    <AccountPage
      id={id}
      account={client}
      about={text.since(formatDate(client.created_at))}
      kind="clients"
      neighbours={<Neighbours id={id} list={clientList} />}
      actions={
        <LinkButton type="primary" to={to('asignar-cliente', { query: { cliente: id } })}>
          {text.assign}
        </LinkButton>
      }
      words={text.account}
      call="deactivateClient"
      onDeactivate={() => deactivate({ id }).unwrap()}
      onReactivate={(username) => reactivate({ id, body: { username } }).unwrap()}
    >
      <div className="stack">
        <Panel
          title={text.properties}
          action={<Link to={to('reclamos', { query: { client_id: client.client_id } })}>{text.claims}</Link>}
        >
          <RecordLinks
            label={text.properties}
            empty={text.noProperties}
            links={client.property_list.map((property) => ({
              key: property.contract_id,
              to: to('unidades/:id', { id: property.unit_id }),
              title: property.unit_name,
              detail: text.ownedSince(property.project_name, formatDay(property.start_date)),
              end: (
                <Link
                  to={to('unidades/:id', { id: property.unit_id })}
                  aria-label={text.changeOwnerOf(property.unit_name)}
                >
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
              to: to('unidades/:id', { id: lease.unit_id }),
              title: `${lease.unit_name} · ${lease.project_name}`,
              detail: `${text.leaseAs(lease.is_tenant, lease.other_party)}, ${text.leaseDays(formatDay(lease.lease_start_date), formatDay(lease.lease_end_date))}`,
              end: (
                <span className={lease.is_running ? 'status status-accepted' : 'status status-requested'}>
                  {lease.is_running ? text.running : lease.is_upcoming ? text.upcoming : text.notRunning}
                </span>
              ),
            }))}
          />
        </Panel>
      </div>
      <ClientData client={client} reload={reload} />
    </AccountPage>
  );
}
