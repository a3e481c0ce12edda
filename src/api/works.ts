import { worksGeneratedApi, type WorkOrderDetail } from './generated/works.gen';
import { asUploadWithProgress } from './upload';
import { changeMakesStale, idTag, listTag, makesStale, cacheResponse } from './tags';
import { asDownload } from './download';

const cacheDetail = cacheResponse((id: number, answer: WorkOrderDetail) =>
  worksGeneratedApi.util.upsertQueryData('getWork', { id }, answer),
);

/** Contractors show how many work orders they have. */
const workChanged = changeMakesStale(({ id }: { id: number }) => [
  listTag('Work'),
  idTag('Work', id),
  'Contractor',
  // A work order that ends cancels its visits; another contractor comes to them.
  'Visit',
]);

export const worksApi = worksGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportWorks: asDownload,
    listWorks: { providesTags: [listTag('Work')] },
    // Used while a form is open; refetched with the next form.
    listWorkableClaims: { keepUnusedDataFor: 0, providesTags: ['Work'] },
    listClaimWorkEvents: { providesTags: [listTag('Work')] },
    getWork: { providesTags: (_result, _error, { id }) => [idTag('Work', id)] },
    createWork: { invalidatesTags: makesStale(() => [listTag('Work'), 'Contractor']) },
    updateWork: { onQueryStarted: cacheDetail, invalidatesTags: workChanged },
    moveWork: { onQueryStarted: cacheDetail, invalidatesTags: workChanged },
    sendWorkMessage: (definition) => {
      asUploadWithProgress(definition);
      definition.onQueryStarted = cacheDetail;
      definition.invalidatesTags = workChanged;
    },
    readWorkMessages: { onQueryStarted: cacheDetail, invalidatesTags: changeMakesStale(() => [listTag('Work')]) },
    // Only this response contains the link's address. The page refetches the work order.
    createWorkLink: { invalidatesTags: changeMakesStale(({ id }: { id: number }) => [idTag('Work', id)]) },
    revokeWorkLink: {
      onQueryStarted: cacheDetail,
      invalidatesTags: changeMakesStale(({ id }: { id: number }) => [idTag('Work', id)]),
    },
  },
});

export const {
  useListWorksQuery,
  useLazyListWorksQuery,
  useListWorkableClaimsQuery,
  useListClaimWorkEventsQuery,
  useGetWorkQuery,
  useCreateWorkMutation,
  useUpdateWorkMutation,
  useMoveWorkMutation,
  useSendWorkMessageMutation,
  useReadWorkMessagesMutation,
  useCreateWorkLinkMutation,
  useRevokeWorkLinkMutation,
  useExportWorksMutation,
} = worksApi;
export type {
  ListWorksApiArg,
  WorkOrder,
  WorkOrderDetail,
  ClaimWorkEvent,
  WorkableClaim,
  WorkEvent,
  WorkPhoto,
} from './generated/works.gen';
