import { tagsOfClaim } from './claimCache';
import { asUploadWithProgress } from './upload';
import { changeMakesStale, idTag, listTag, makesStale, cacheResponse } from './tags';
import { visitsGeneratedApi, type ProposeVisitsApiResponse, type Visit } from './generated/visits.gen';
import { asDownload } from './download';

const cacheDetail = cacheResponse((id: number, answer: Visit) =>
  visitsGeneratedApi.util.upsertQueryData('getVisit', { id }, answer),
);

/**
 * The history of its work order mentions the visit, and lists show which work orders have no date. After a 409 the
 * shown data is outdated.
 */
const visitStale = ({ id }: { id: number }, answer: Visit | undefined) => [
  listTag('Visit'),
  idTag('Visit', id),
  ...(answer ? [listTag('Work'), idTag('Work', answer.work_id)] : []),
  // A resident's claims show their next visit.
  ...(answer?.claims ?? []).flatMap((claim) => tagsOfClaim(claim.id)),
];
const visitChanged = changeMakesStale(visitStale);

/** The contractor's page counts the visits too. */
const visitEnded = changeMakesStale(({ id }: { id: number }, answer: Visit | undefined) => [
  ...visitStale({ id }, answer),
  ...(answer ? ['Contractor' as const] : []),
]);

export const visitsApi = visitsGeneratedApi.enhanceEndpoints({
  endpoints: {
    downloadVisit: asDownload,
    listVisits: { providesTags: [listTag('Visit')] },
    // Refetched before each proposal, because the previous response may be outdated.
    listVisitPlaces: { keepUnusedDataFor: 0 },
    proposeVisits: {
      invalidatesTags: makesStale((_arg, answer: ProposeVisitsApiResponse | undefined) => [
        listTag('Visit'),
        listTag('Work'),
        ...(answer?.items ?? []).map(({ work_id: id }) => idTag('Work', id)),
      ]),
    },
    getVisit: { providesTags: (_result, _error, { id }) => [idTag('Visit', id)] },
    createVisit: {
      invalidatesTags: makesStale((_arg, answer: Visit | undefined) => [
        listTag('Visit'),
        ...(answer ? [listTag('Work'), idTag('Work', answer.work_id)] : []),
      ]),
    },
    proposeWindows: { onQueryStarted: cacheDetail, invalidatesTags: visitChanged },
    acceptWindow: { onQueryStarted: cacheDetail, invalidatesTags: visitChanged },
    setVisitDate: { onQueryStarted: cacheDetail, invalidatesTags: visitChanged },
    // Its claims show the message that it sends.
    reportUnattendedVisit: {
      onQueryStarted: cacheDetail,
      invalidatesTags: changeMakesStale(({ id }: { id: number }, answer: Visit | undefined) => [
        ...visitStale({ id }, answer),
        ...(answer?.claims ?? []).map((claim) => idTag('ClaimComment', claim.id)),
      ]),
    },
    cancelVisit: { onQueryStarted: cacheDetail, invalidatesTags: visitChanged },
    endVisit: (definition) => {
      asUploadWithProgress(definition);
      definition.onQueryStarted = cacheDetail;
      definition.invalidatesTags = visitEnded;
    },
  },
});

export const {
  useListVisitsQuery,
  useLazyListVisitPlacesQuery,
  useProposeVisitsMutation,
  useCreateVisitMutation,
  useProposeWindowsMutation,
  useAcceptWindowMutation,
  useSetVisitDateMutation,
  useCancelVisitMutation,
  useReportUnattendedVisitMutation,
  useEndVisitMutation,
  useDownloadVisitMutation,
} = visitsApi;
export type { ListVisitsApiArg, Visit, VisitPlace, VisitWindow } from './generated/visits.gen';
