import { useUpdateClientMutation, type ClientDetail } from '../../api/clients';
import { Fact, Facts } from '../../ui/Panel';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { phoneAddress } from '../../ui/phone';
import { ClientForm } from './ClientForm';
import { clientsText as text } from './clientsText';
import { clientLabels, toClientBody, toClientValues, type ClientValues } from './clientValues';

/** A client's data, with a form to edit them in place. */
export function ClientData({ client, reload }: { client: ClientDetail; reload: () => Promise<ClientDetail> }) {
  const [updateClient] = useUpdateClientMutation();

  return (
    <RecordPanel<ClientValues, ClientDetail>
      title={text.data}
      name={`client-${client.client_id}`}
      saved={client}
      toValues={toClientValues}
      labels={clientLabels}

      reload={reload}
      save={(values, version) =>
        updateClient({
          id: client.client_id,
          body: { ...toClientBody(values), client_id: client.client_id, version },
        }).unwrap()
      }
      form={(form) => <ClientForm {...form} />}
    >
      <Facts>
        <Fact label={text.columns.phone}>
          {client.phone_number && <a href={phoneAddress(client.phone_number)}>{client.phone_number}</a>}
        </Fact>
        <Fact label={text.columns.email}>
          <a href={`mailto:${client.username}`}>{client.username}</a>
        </Fact>
        <Fact label={text.columns.document}>{client.document}</Fact>
        <Fact label={text.columns.address}>{client.address}</Fact>
      </Facts>
    </RecordPanel>
  );
}
