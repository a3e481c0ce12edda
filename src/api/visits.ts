import { asDownload } from './download';
import { changeMakesStale, idTag, listTag, makesStale, showAnswer } from './tags';
import { visitsGeneratedApi, type Visit } from './generated/visits.gen';

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
    endVisit: { onQueryStarted: show, invalidatesTags: visitEnded },
  },
});

export const {
  useListVisitsQuery,
  useGetVisitQuery,
  useCreateVisitMutation,
  useProposeWindowsMutation,
  useAcceptWindowMutation,
  useSetVisitDateMutation,
  useCancelVisitMutation,
  useEndVisitMutation,
  useDownloadVisitMutation,
} = visitsApi;
export type { ListVisitsApiArg, Visit, VisitWindow } from './generated/visits.gen';
