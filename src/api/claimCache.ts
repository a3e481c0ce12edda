import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  claimsGeneratedApi,
  type ClaimAssignment,
  type ClaimState,
  type ProjectClaim,
  type UnitClaim,
} from './generated/claims.gen';
import { idTag, listTag } from './tags';

type Root = Parameters<typeof claimsGeneratedApi.util.selectInvalidatedBy>[0];
/** The store's functions with which calls update the cache. */
export interface CacheStore {
  dispatch: ThunkDispatch<Root, unknown, UnknownAction>;
  getState: () => Root;
}
interface Started extends CacheStore {
  queryFulfilled: Promise<{ data: ClaimState | null }>;
}

/** Applies `update` to a claim everywhere in the cache: in list pages and in its detail. */
export function updateEachRecord(
  claimId: number,
  { dispatch, getState }: CacheStore,
  update: { unit?: (claim: UnitClaim) => UnitClaim; project?: (claim: ProjectClaim) => ProjectClaim },
): void {
  const { util } = claimsGeneratedApi;
  const ofUnit = (claim: UnitClaim) =>
    claim.unit_claim.claim_id === claimId ? (update.unit?.(claim) ?? claim) : claim;
  const ofProject = (claim: ProjectClaim) =>
    claim.project_claim.claim_id === claimId ? (update.project?.(claim) ?? claim) : claim;
  for (const { endpointName, originalArgs } of util.selectInvalidatedBy(getState(), tagsOfClaim(claimId)))
    switch (endpointName) {
      case 'getUnitClaim':
        dispatch(util.updateQueryData(endpointName, originalArgs, ofUnit));
        break;
      case 'getProjectClaim':
        dispatch(util.updateQueryData(endpointName, originalArgs, ofProject));
        break;
      case 'listUnitClaims':
        dispatch(
          util.updateQueryData(endpointName, originalArgs, (draft) => {
            draft.items = draft.items.map(ofUnit);
          }),
        );
        break;
      case 'listProjectClaims':
        dispatch(
          util.updateQueryData(endpointName, originalArgs, (draft) => {
            draft.items = draft.items.map(ofProject);
          }),
        );
    }
}

/**
 * Writes the new state that a command returns to every cached page and row of the claim. Lists are not refetched: a row
 * stays in its position, even if it no longer matches the filter, until the list's query changes
 * (`refetchOnMountOrArgChange`).
 */
export const cacheState = ({ id }: { id: number }, { queryFulfilled, ...store }: Started): void =>
  void queryFulfilled.then(
    ({ data }) => {
      // A different server may not return the state; then the claim is refetched.
      if (!data?.claim_status) return void store.dispatch(claimsGeneratedApi.util.invalidateTags(tagsOfClaim(id)));
      const { claim_status, repair_price, priority } = data;
      updateEachRecord(data.id, store, {
        unit: (claim) => {
          Object.assign(claim.unit_claim.claim, { claim_status, repair_price });
          claim.unit_claim.priority = priority;
          return claim;
        },
        project: (claim) => {
          Object.assign(claim.project_claim.claim, { claim_status, repair_price });
          return claim;
        },
      });
    },
    () => {}, // The caller shows the failure.
  );

/** Writes the new responsible person that a command returns to every cached page and row of the claim. */
export const cacheResponsible = (
  _arg: unknown,
  { queryFulfilled, ...store }: CacheStore & { queryFulfilled: Promise<{ data: ClaimAssignment }> },
): void =>
  void queryFulfilled.then(
    ({ data: { id, responsible } }) =>
      updateEachRecord(id, store, {
        unit: (claim) => {
          claim.unit_claim.claim.responsible = responsible;
          return claim;
        },
        project: (claim) => {
          claim.project_claim.claim.responsible = responsible;
          return claim;
        },
      }),
    () => {}, // The caller shows the failure.
  );

/**
 * Returns the tags of a claim: both lists (with status, priority, price and messages) and its detail. Both lists,
 * because the id does not say whether it is a unit or a project claim.
 */
export const tagsOfClaim = (id: number) => [
  listTag('UnitClaim'),
  listTag('ProjectClaim'),
  idTag('UnitClaim', id),
  idTag('ProjectClaim', id),
];
