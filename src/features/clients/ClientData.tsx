import { Button } from 'antd';
import { useUpdateClientMutation, type ClientDetail } from '../../api/clients';
import { Fact, Facts } from '../../ui/Facts';
import { EditConflict } from '../../ui/form/EditConflict';
import { formText } from '../../ui/form/formText';
import { useRecordEdit } from '../../ui/form/useRecordEdit';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { uiText } from '../../ui/text';
import { ClientForm } from './ClientForm';
import { clientsText as text } from './clientsText';
import { clientLabels, toClientBody, toClientValues, type ClientValues } from './clientValues';

/** A client's own data, and their edit in the same place. */
export function ClientData({ client, reload }: { client: ClientDetail; reload: () => Promise<ClientDetail> }) {
  const [updateClient, { isLoading }] = useUpdateClientMutation();
  const edit = useRecordEdit<ClientValues, ClientDetail>({
    name: `client-${client.client_id}`,
    saved: client,
    toValues: toClientValues,
    reload,
    save: async (values, version) => {
      await updateClient({
        id: client.client_id,
        body: { ...toClientBody(values), client_id: client.client_id, version },
      }).unwrap();
      notifyDone(formText.saved);
    },
  });

  if (edit.isEditing) {
    return (
      <Panel title={text.data}>
        <ClientForm
          key={edit.round}
          {...edit.form}
          isBusy={isLoading}
          submitText={edit.conflict ? formText.keepMine : uiText.save}
          onSubmit={edit.submit}
          onCancel={edit.stop}
          notice={
            edit.conflict && (
              <EditConflict conflict={edit.conflict} labels={clientLabels} onLoadTheirs={edit.loadTheirs} />
            )
          }
        />
      </Panel>
    );
  }
  return (
    <Panel title={text.data} action={<Button onClick={edit.start}>{formText.edit}</Button>}>
      <Facts>
        <Fact label={text.columns.phone}>
          {client.phone_number && <a href={`tel:${client.phone_number}`}>{client.phone_number}</a>}
        </Fact>
        <Fact label={text.columns.email}>
          <a href={`mailto:${client.username}`}>{client.username}</a>
        </Fact>
        <Fact label={text.columns.document}>{client.document}</Fact>
        <Fact label={text.columns.address}>{client.address}</Fact>
      </Facts>
    </Panel>
  );
}
