import { clientsApi } from '../../api/clients';
import { createRecordSlice } from '../../session/recordSlice';

const { getClient, listClients } = clientsApi.endpoints;

export const { slice: clientsSlice, selectState: selectClients } = createRecordSlice({
  name: 'clients',
  reads: [getClient],
  lists: [listClients],
  idOf: (client: { client_id: number }) => client.client_id,
});
