import { asDownload } from './download';
import { asWatchedUpload } from './upload';
import { changeMakesStale, idTag, listTag, makesStale, showAnswer } from './tags';
import { visitsGeneratedApi, type ProposeVisitsApiResponse, type Visit } from './generated/visits.gen';

const show = showAnswer((id: number, answer: Visit) =>
  visitsGeneratedApi.util.upsertQueryData('getVisit', { id }, answer),
);

/** The history of its work order names it, and lists say which have no date. After a conflict, what the page shows is old. */
const visitStale = ({ id }: { id: number }, answer: Visit | undefined) => [
  listTag('Visit'),
  idTag('Visit', id),
  ...(answer ? [listTag('Work'), idTag('Work', answer.work_id)] : []),
];
const visitChanged = changeMakesStale(visitStale);

/** Counted among the visits of who came, too. */
const visitEnded = changeMakesStale(({ id }: { id: number }, answer: Visit | undefined) => [
  ...visitStale({ id }, answer),
  ...(answer ? ['Contractor' as const] : []),
]);

export const visitsApi = visitsGeneratedApi.enhanceEndpoints({
  endpoints: {
    downloadVisit: asDownload,
    listVisits: { providesTags: [listTag('Visit')] },
    // Asked for before each proposal: what it said before may not be so any more.
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
    proposeWindows: { onQueryStarted: show, invalidatesTags: visitChanged },
    acceptWindow: { onQueryStarted: show, invalidatesTags: visitChanged },
    setVisitDate: { onQueryStarted: show, invalidatesTags: visitChanged },
    cancelVisit: { onQueryStarted: show, invalidatesTags: visitChanged },
    endVisit: (definition) => {
      asWatchedUpload(definition);
      definition.onQueryStarted = show;
      definition.invalidatesTags = visitEnded;
    },
  },
});

export const {
  useListVisitsQuery,
  useLazyListVisitPlacesQuery,
  useProposeVisitsMutation,
  useGetVisitQuery,
  useCreateVisitMutation,
  useProposeWindowsMutation,
  useAcceptWindowMutation,
  useSetVisitDateMutation,
  useCancelVisitMutation,
  useEndVisitMutation,
  useDownloadVisitMutation,
} = visitsApi;
export type { ListVisitsApiArg, Visit, VisitPlace, VisitWindow } from './generated/visits.gen';
