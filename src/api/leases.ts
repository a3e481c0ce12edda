import { leasesGeneratedApi, type LeaseRequestDetail } from './generated/leases.gen';
import { changeMakesStale, idTag, listTag, makesStale, cacheResponse } from './tags';
import { createsLease } from '../contract/leaseStatus';
import { asDownload } from './download';

/** Accepting creates a tenant and a lease; after a refusal another user may have accepted it. */
const requestMoved = changeMakesStale(({ id }: { id: number }, request: LeaseRequestDetail | undefined) => [
  listTag('LeaseRequest'),
  idTag('LeaseRequest', id),
  ...(!request || createsLease(request.status) ? (['Client', 'Unit'] as const) : []),
]);

const cacheDetail = cacheResponse((id: number, answer: LeaseRequestDetail) =>
  leasesGeneratedApi.util.upsertQueryData('getLeaseRequest', { id }, answer),
);

export const leasesApi = leasesGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportLeaseRequests: asDownload,
    listLeaseRequests: { providesTags: [listTag('LeaseRequest')] },
    getLeaseRequest: {
      providesTags: (_result, _error, { id }) => [idTag('LeaseRequest', id)],
    },
    createLeaseRequest: {
      invalidatesTags: makesStale(() => [listTag('LeaseRequest')]),
    },
    moveUpLeaseRequest: {
      onQueryStarted: cacheDetail,
      invalidatesTags: requestMoved,
    },
    withdrawLeaseRequest: {
      onQueryStarted: cacheDetail,
      invalidatesTags: requestMoved,
    },
    rejectLeaseRequest: {
      onQueryStarted: cacheDetail,
      invalidatesTags: requestMoved,
    },
  },
});

export const {
  useListLeaseRequestsQuery,
  useGetLeaseRequestQuery,
  useCreateLeaseRequestMutation,
  useMoveUpLeaseRequestMutation,
  useRejectLeaseRequestMutation,
  useWithdrawLeaseRequestMutation,
  useExportLeaseRequestsMutation,
} = leasesApi;
export type { LeaseRequest, LeaseRequestDetail, ListLeaseRequestsApiArg } from './generated/leases.gen';
