import { clientsGeneratedApi, type ClientDetail } from './generated/clients.gen';
import { changeMakesStale, listTag, idTag, makesStale, cacheResponse } from './tags';
import { asDownload } from './download';

const cacheDetail = cacheResponse((id: number, answer: ClientDetail) =>
  clientsGeneratedApi.util.upsertQueryData('getClient', { id }, answer),
);

export const clientsApi = clientsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportClients: asDownload,
    listClients: { providesTags: [listTag('Client')] },
    getClient: { providesTags: (_result, _error, { id }) => [idTag('Client', id)] },
    listClientModels: { providesTags: [listTag('Client')] },
    getClientModel: { providesTags: (_result, _error, { id }) => [idTag('Client', id)] },
    createClient: { invalidatesTags: makesStale(() => [listTag('Client')]) },
    updateClient: {
      onQueryStarted: cacheDetail,
      // A client's name is shown with its units, leases (also the other party's), claims and comments.
      invalidatesTags: changeMakesStale(() => ['Client', 'Unit', 'LeaseRequest', 'UnitClaim', 'ClaimComment']),
    },
    // Its ownerships and leases end; the pages of the other parties show them.
    deactivateClient: {
      onQueryStarted: cacheDetail,
      invalidatesTags: changeMakesStale(() => ['Client', 'Unit']),
    },
    // Selects offer it again.
    reactivateClient: {
      onQueryStarted: cacheDetail,
      invalidatesTags: changeMakesStale(() => ['Client']),
    },
  },
});

export const {
  useListClientsQuery,
  useGetClientQuery,
  useCreateClientMutation,
  useUpdateClientMutation,
  useDeactivateClientMutation,
  useExportClientsMutation,
  useReactivateClientMutation,
} = clientsApi;
export type { Client, ClientDetail, ListClientsApiArg } from './generated/clients.gen';
