import { leasesGeneratedApi, type LeaseRequestDetail } from './generated/leases.gen';
import { idTag, listTag, onSuccess, showAnswer } from './tags';

/** A step that was refused (409) was taken by somebody else first: what we show is stale. Accepting makes a tenant and a lease. */
const requestMoved = (_result: unknown, error: { status?: unknown } | undefined, { id }: { id: number }) =>
  onSuccess(error?.status === 409 ? undefined : error, [
    listTag('LeaseRequest'),
    idTag('LeaseRequest', id),
    'Client' as const,
    'Unit' as const,
  ]);

const show = showAnswer((id: number, answer: LeaseRequestDetail) =>
  leasesGeneratedApi.util.upsertQueryData('getLeaseRequest', { id }, answer),
);

export const leasesApi = leasesGeneratedApi.enhanceEndpoints({
  endpoints: {
    listLeaseRequests: { providesTags: [listTag('LeaseRequest')] },
    getLeaseRequest: { providesTags: (_result, _error, { id }) => [idTag('LeaseRequest', id)] },
    createLeaseRequest: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('LeaseRequest')]) },
    moveUpLeaseRequest: { onQueryStarted: show, invalidatesTags: requestMoved },
    rejectLeaseRequest: { onQueryStarted: show, invalidatesTags: requestMoved },
  },
});

export const {
  useListLeaseRequestsQuery,
  useGetLeaseRequestQuery,
  useCreateLeaseRequestMutation,
  useMoveUpLeaseRequestMutation,
  useRejectLeaseRequestMutation,
} = leasesApi;
export type { LeaseRequest, LeaseRequestDetail, ListLeaseRequestsApiArg } from './generated/leases.gen';
