import { updateEachRecord, tagsOfClaim, cacheResponsible, cacheState } from './claimCache';
import { claimsGeneratedApi, type ProjectClaim, type UnitClaim } from './generated/claims.gen';
import { changeMakesStale, idTag, listTag, makesStale, cacheResponse } from './tags';
import { asUploadWithProgress } from './upload';
import { asDownload } from './download';

/** Seconds that a list and its numbers are kept while a claim is open: the way back then needs no request. */
const keptSeconds = 600;

/** Tags that a change of status, price or priority invalidates in addition to the update by {@link cacheState}. */
const countsTags = [idTag('UnitClaim', 'COUNTS'), idTag('ProjectClaim', 'COUNTS')];
const claimMoved = changeMakesStale(({ id }: { id: number }) => [
  idTag('UnitClaim', id),
  idTag('ProjectClaim', id),
  ...countsTags,
  idTag('ClaimHistory', id),
]);

export const claimsApi = claimsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportUnitClaims: asDownload,
    exportProjectClaims: asDownload,
    // A row contains all that the detail shows, so the detail opens at once and is refreshed in the background.
    listUnitClaims: {
      keepUnusedDataFor: keptSeconds,
      providesTags: [listTag('UnitClaim')],
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) =>
            dispatch(
              claimsGeneratedApi.util.upsertQueryEntries(
                data.items.map((value) => ({
                  endpointName: 'getUnitClaim' as const,
                  arg: { id: value.unit_claim.id },
                  value,
                })),
              ),
            ),
          () => {},
        ),
    },
    listProjectClaims: {
      keepUnusedDataFor: keptSeconds,
      providesTags: [listTag('ProjectClaim')],
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) =>
            dispatch(
              claimsGeneratedApi.util.upsertQueryEntries(
                data.items.map((value) => ({
                  endpointName: 'getProjectClaim' as const,
                  arg: { id: value.project_claim.id },
                  value,
                })),
              ),
            ),
          () => {},
        ),
    },
    countUnitClaims: {
      keepUnusedDataFor: keptSeconds,
      providesTags: [listTag('UnitClaim'), idTag('UnitClaim', 'COUNTS')],
    },
    countProjectClaims: {
      keepUnusedDataFor: keptSeconds,
      providesTags: [listTag('ProjectClaim'), idTag('ProjectClaim', 'COUNTS')],
    },
    undoClaimBulk: {
      // After a 409 the receipt is outdated; after a success another receipt replaces it.
      invalidatesTags: (_result, error, { id }) => (error?.status === 409 ? [idTag('ClaimBulk', id)] : []),
    },
    getClaimBulk: {
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { id }) => [idTag('ClaimBulk', id)],
      // The screen polls while the bulk change runs. When it is over, cached claims are stale.
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data: { is_over: isOver } }) => {
            if (isOver) dispatch(claimsGeneratedApi.util.invalidateTags(['UnitClaim', 'ProjectClaim', 'ClaimHistory']));
          },
          () => {}, // The screen shows the failure.
        ),
    },
    // Tagged with the claim's id, which the status calls use; the record's id may differ on another server. A
    // refetched claim is also written to the rows that show it.
    getUnitClaim: {
      onQueryStarted: (_arg, { queryFulfilled, ...store }) =>
        void queryFulfilled.then(
          ({ data }) => updateEachRecord(data.unit_claim.claim_id, store, { unit: () => data }),
          () => {},
        ),
      providesTags: (result) =>
        result
          ? [idTag('UnitClaim', result.unit_claim.claim_id), idTag('UnitClaim', `record-${result.unit_claim.id}`)]
          : [],
    },
    getProjectClaim: {
      onQueryStarted: (_arg, { queryFulfilled, ...store }) =>
        void queryFulfilled.then(
          ({ data }) => updateEachRecord(data.project_claim.claim_id, store, { project: () => data }),
          () => {},
        ),
      providesTags: (result) => (result ? [idTag('ProjectClaim', result.project_claim.claim_id)] : []),
    },
    createUnitClaim: (definition) => {
      asUploadWithProgress(definition);
      definition.invalidatesTags = makesStale(() => [listTag('UnitClaim')]);
    },
    createProjectClaim: (definition) => {
      asUploadWithProgress(definition);
      definition.invalidatesTags = makesStale(() => [listTag('ProjectClaim')]);
    },
    undoClaimMove: { invalidatesTags: claimMoved, onQueryStarted: cacheState },
    moveUpClaim: { invalidatesTags: claimMoved, onQueryStarted: cacheState },
    // The answer has no decision: the claim is fetched again.
    decideClaim: {
      invalidatesTags: changeMakesStale(({ id }) => [...tagsOfClaim(id), ...countsTags, idTag('ClaimHistory', id)]),
    },
    reopenClaim: { invalidatesTags: claimMoved, onQueryStarted: cacheState },
    rejectClaim: { invalidatesTags: claimMoved, onQueryStarted: cacheState },
    withdrawClaim: { invalidatesTags: claimMoved, onQueryStarted: cacheState },
    correctUnitClaim: {
      onQueryStarted: cacheResponse((id: number, answer: UnitClaim) =>
        claimsGeneratedApi.util.upsertQueryData('getUnitClaim', { id }, answer),
      ),
      invalidatesTags: changeMakesStale(({ id }, claim) => [
        listTag('UnitClaim'),
        idTag('UnitClaim', `record-${id}`),
        claim ? idTag('ClaimHistory', claim.unit_claim.claim_id) : 'ClaimHistory',
      ]),
    },
    correctProjectClaim: {
      onQueryStarted: cacheResponse((id: number, answer: ProjectClaim) =>
        claimsGeneratedApi.util.upsertQueryData('getProjectClaim', { id }, answer),
      ),
      invalidatesTags: changeMakesStale(({ id }, claim) => [
        listTag('ProjectClaim'),
        idTag('ProjectClaim', id),
        claim ? idTag('ClaimHistory', claim.project_claim.claim_id) : 'ClaimHistory',
      ]),
    },
    setUnitClaimPriority: {
      onQueryStarted: cacheState,
      // An error response does not say of which claim the history has changed.
      invalidatesTags: changeMakesStale(({ id }, claim) => [
        idTag('UnitClaim', 'COUNTS'),
        idTag('UnitClaim', `record-${id}`),
        claim ? idTag('ClaimHistory', claim.id) : 'ClaimHistory',
      ]),
    },
    setClaimResponsible: { invalidatesTags: claimMoved, onQueryStarted: cacheResponsible },
    setClaimRepairPrice: { invalidatesTags: claimMoved, onQueryStarted: cacheState },
    listClaimLocations: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    listClaimLocationDetails: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    listClaimCategories: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    listClaimItems: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    listClaimComments: { providesTags: (_result, _error, { id }) => [idTag('ClaimComment', id)] },
    addClaimComment: {
      // A 409 may say that an earlier attempt has sent its message.
      invalidatesTags: changeMakesStale(({ id }) => [idTag('ClaimComment', id), ...tagsOfClaim(id)]),
    },
    resumeClaim: { invalidatesTags: changeMakesStale(({ id }) => [...tagsOfClaim(id), ...countsTags]) },
    attachClaimImages: (definition) => {
      asUploadWithProgress(definition);
      // A 409 may say that an earlier attempt has sent its photos.
      definition.invalidatesTags = changeMakesStale(({ id }) => tagsOfClaim(id));
    },
    listClaimHistory: { providesTags: (_result, _error, { id }) => [idTag('ClaimHistory', id)] },
  },
});

export const {
  useListUnitClaimsQuery,
  useListProjectClaimsQuery,
  useGetUnitClaimQuery,
  useGetProjectClaimQuery,
  useCountUnitClaimsQuery,
  useCountProjectClaimsQuery,
  useStartUnitClaimBulkMutation,
  useStartProjectClaimBulkMutation,
  useGetClaimBulkQuery,
  useUndoClaimBulkMutation,
  useUndoClaimMoveMutation,
  useCreateUnitClaimMutation,
  useCreateProjectClaimMutation,
  useDecideClaimMutation,
  useRejectClaimMutation,
  useWithdrawClaimMutation,
  useCorrectUnitClaimMutation,
  useCorrectProjectClaimMutation,
  useSetUnitClaimPriorityMutation,
  useListClaimLocationsQuery,
  useListClaimLocationDetailsQuery,
  useListClaimCategoriesQuery,
  useListClaimItemsQuery,
  useListClaimCommentsQuery,
  useAddClaimCommentMutation,
  useResumeClaimMutation,
  useAttachClaimImagesMutation,
  useListClaimHistoryQuery,
  useExportUnitClaimsMutation,
  useExportProjectClaimsMutation,
} = claimsApi;
export type {
  Bulk,
  ClaimState,
  FacetCount,
  ClaimChange,
  ClaimComment,
  ClaimImage,
  ExportUnitClaimsApiArg,
  ListProjectClaimsApiArg,
  ListUnitClaimsApiArg,
  MoveUpClaimApiArg,
  ProjectClaim,
  StartUnitClaimBulkApiArg,
  UnitClaim,
  ClaimPerson,
  Warranty,
} from './generated/claims.gen';
