import { asDownload } from './download';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { claimsGeneratedApi, type ClaimState, type UnitClaim } from './generated/claims.gen';
import { asMultipart } from './multipart';
import { changeMakesStale, idTag, listTag, makesStale, showAnswer } from './tags';

type Root = Parameters<typeof claimsGeneratedApi.util.selectInvalidatedBy>[0];
interface Started {
  dispatch: ThunkDispatch<Root, unknown, UnknownAction>;
  getState: () => Root;
  queryFulfilled: Promise<{ data: ClaimState }>;
}

/** A change answers the claim's new state: its open page shows it at once, before the page has been asked for again. */
const showState = (_arg: unknown, { dispatch, getState, queryFulfilled }: Started): void =>
  void queryFulfilled.then(
    ({ data }) => {
      const { util } = claimsGeneratedApi;
      const tags = [idTag('UnitClaim', data.id), idTag('ProjectClaim', data.id)];
      for (const { endpointName, originalArgs } of util.selectInvalidatedBy(getState(), tags)) {
        const { claim_status, repair_price, priority } = data;
        if (endpointName === 'getUnitClaim')
          dispatch(
            util.updateQueryData('getUnitClaim', originalArgs, ({ unit_claim }) => {
              Object.assign(unit_claim.claim, { claim_status, repair_price });
              unit_claim.priority = priority;
            }),
          );
        if (endpointName === 'getProjectClaim')
          dispatch(
            util.updateQueryData('getProjectClaim', originalArgs, ({ project_claim }) => {
              Object.assign(project_claim.claim, { claim_status, repair_price });
            }),
          );
      }
    },
    () => {},
  );

/** Where a claim is shown: both lists (they show status, priority, price and messages) and its detail. Neither kind is told by the id. */
const placesOf = (id: number) => [
  listTag('UnitClaim'),
  listTag('ProjectClaim'),
  idTag('UnitClaim', id),
  idTag('ProjectClaim', id),
];
const claimMoved = changeMakesStale(({ id }: { id: number }) => [...placesOf(id), idTag('ClaimHistory', id)]);

export const claimsApi = claimsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportUnitClaims: asDownload,
    exportProjectClaims: asDownload,
    // A row is all that the detail shows: opening it waits for nothing, and is refreshed behind.
    listUnitClaims: {
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
    countUnitClaims: { providesTags: [listTag('UnitClaim')] },
    countProjectClaims: { providesTags: [listTag('ProjectClaim')] },
    undoClaimBulk: {
      // Refused, what the receipt offers is not of now; otherwise the receipt is another one's from here on.
      invalidatesTags: (_result, error, { id }) => (error?.status === 409 ? [idTag('ClaimBulk', id)] : []),
    },
    getClaimBulk: {
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { id }) => [idTag('ClaimBulk', id)],
      // While it works its screen polls; once it is over, what was read of claims before it is stale.
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data: { is_over: isOver } }) => {
            if (isOver) dispatch(claimsGeneratedApi.util.invalidateTags(['UnitClaim', 'ProjectClaim', 'ClaimHistory']));
          },
          () => {}, // A failure is told by the screen.
        ),
    },
    // Tagged with the claim's own id, which is what the moves name; the record's id may differ on another server.
    getUnitClaim: {
      providesTags: (result) =>
        result
          ? [idTag('UnitClaim', result.unit_claim.claim_id), idTag('UnitClaim', `record-${result.unit_claim.id}`)]
          : [],
    },
    getProjectClaim: {
      providesTags: (result) => (result ? [idTag('ProjectClaim', result.project_claim.claim_id)] : []),
    },
    createUnitClaim: (definition) => {
      asMultipart(definition);
      definition.invalidatesTags = makesStale(() => [listTag('UnitClaim')]);
    },
    createProjectClaim: (definition) => {
      asMultipart(definition);
      definition.invalidatesTags = makesStale(() => [listTag('ProjectClaim')]);
    },
    undoClaimMove: { invalidatesTags: claimMoved, onQueryStarted: showState },
    moveUpClaim: { invalidatesTags: claimMoved, onQueryStarted: showState },
    reopenClaim: { invalidatesTags: claimMoved, onQueryStarted: showState },
    rejectClaim: { invalidatesTags: claimMoved, onQueryStarted: showState },
    withdrawClaim: { invalidatesTags: claimMoved, onQueryStarted: showState },
    correctUnitClaim: {
      onQueryStarted: showAnswer((id: number, answer: UnitClaim) =>
        claimsGeneratedApi.util.upsertQueryData('getUnitClaim', { id }, answer),
      ),
      invalidatesTags: changeMakesStale(({ id }, claim) => [
        listTag('UnitClaim'),
        idTag('UnitClaim', `record-${id}`),
        claim ? idTag('ClaimHistory', claim.unit_claim.claim_id) : 'ClaimHistory',
      ]),
    },
    setUnitClaimPriority: {
      onQueryStarted: showState,
      // Refused, it doesn't say whose history has grown.
      invalidatesTags: changeMakesStale(({ id }, claim) => [
        listTag('UnitClaim'),
        idTag('UnitClaim', `record-${id}`),
        claim ? idTag('ClaimHistory', claim.id) : 'ClaimHistory',
      ]),
    },
    setClaimRepairPrice: { invalidatesTags: claimMoved, onQueryStarted: showState },
    listClaimLocations: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    listClaimLocationDetails: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    listClaimCategories: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    listClaimItems: { keepUnusedDataFor: 3600, providesTags: ['Lookup'] },
    listClaimComments: { providesTags: (_result, _error, { id }) => [idTag('ClaimComment', id)] },
    addClaimComment: {
      invalidatesTags: makesStale(({ id }) => [idTag('ClaimComment', id), ...placesOf(id)]),
    },
    attachClaimImages: (definition) => {
      asMultipart(definition);
      definition.invalidatesTags = makesStale(({ id }) => placesOf(id));
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
  useMoveUpClaimMutation,
  useReopenClaimMutation,
  useRejectClaimMutation,
  useWithdrawClaimMutation,
  useCorrectUnitClaimMutation,
  useSetUnitClaimPriorityMutation,
  useSetClaimRepairPriceMutation,
  useListClaimLocationsQuery,
  useListClaimLocationDetailsQuery,
  useListClaimCategoriesQuery,
  useListClaimItemsQuery,
  useListClaimCommentsQuery,
  useAddClaimCommentMutation,
  useAttachClaimImagesMutation,
  useListClaimHistoryQuery,
  useExportUnitClaimsMutation,
  useExportProjectClaimsMutation,
} = claimsApi;
export type {
  Bulk,
  FacetCount,
  ClaimChange,
  ClaimComment,
  ClaimImage,
  ExportUnitClaimsApiArg,
  ListProjectClaimsApiArg,
  ListUnitClaimsApiArg,
  ProjectClaim,
  StartUnitClaimBulkApiArg,
  UnitClaim,
  ClaimPerson,
  Warranty,
} from './generated/claims.gen';
