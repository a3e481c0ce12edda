import { clientsGeneratedApi, type ClientDetail } from './generated/clients.gen';
import { idTag, listTag, onSuccess, showAnswer } from './tags';

/** A refused edit (409) means that what we show is stale, as a successful one does. */
const clientChanged = (_result: unknown, error: { status?: unknown } | undefined, { id }: { id: number }) =>
  onSuccess(error?.status === 409 ? undefined : error, [listTag('Client'), idTag('Client', id), 'Unit' as const]);

const show = showAnswer((id: number, answer: ClientDetail) =>
  clientsGeneratedApi.util.upsertQueryData('getClient', { id }, answer),
);

export const clientsApi = clientsGeneratedApi.enhanceEndpoints({
  endpoints: {
    listClients: { providesTags: [listTag('Client')] },
    getClient: { providesTags: (_result, _error, { id }) => [idTag('Client', id)] },
    listClientModels: { providesTags: [listTag('Client')] },
    getClientModel: { providesTags: (_result, _error, { id }) => [idTag('Client', id)] },
    createClient: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Client')]) },
    updateClient: { onQueryStarted: show, invalidatesTags: clientChanged },
    deactivateClient: { onQueryStarted: show, invalidatesTags: clientChanged },
  },
});

export const {
  useListClientsQuery,
  useGetClientQuery,
  useCreateClientMutation,
  useUpdateClientMutation,
  useDeactivateClientMutation,
} = clientsApi;
export type { Client, ClientDetail, ListClientsApiArg } from './generated/clients.gen';
