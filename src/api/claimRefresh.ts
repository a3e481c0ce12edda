import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { claimsApi, type ProjectClaim, type UnitClaim } from './claims';
import { idTag, listTag } from './tags';

type State = Parameters<typeof claimsApi.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Kind = 'unitClaim' | 'projectClaim';

/** More rows than these are asked for as the lists that they are in. */
const oneByOne = 5;

interface Shown {
  /** What the calls ask for it by. */
  recordId: number;
  /** What a person sees of it in a list, to find out whether that changed. */
  print: string;
}

const printOf = (claim: UnitClaim['unit_claim'] | ProjectClaim['project_claim']): string =>
  JSON.stringify([
    claim.claim.claim_status.code,
    claim.claim.repair_price,
    claim.claim.responsible?.id,
    'priority' in claim ? claim.priority : null,
    claim.claim.description,
    claim.claim_image.length,
    claim.commentCount,
  ]);

/** The claims that cached lists and pages show, by their numbers. */
function shownClaims(state: State, kind: Kind, ids: number[]): Map<number, Shown> {
  const { selectInvalidatedBy } = claimsApi.util;
  const { endpoints } = claimsApi;
  const shown = new Map<number, Shown>();
  const note = (claim: UnitClaim['unit_claim'] | ProjectClaim['project_claim'] | undefined) => {
    if (claim && ids.includes(claim.claim_id)) shown.set(claim.claim_id, { recordId: claim.id, print: printOf(claim) });
  };
  const type = kind === 'unitClaim' ? 'UnitClaim' : 'ProjectClaim';
  for (const entry of selectInvalidatedBy(state, [listTag(type), ...ids.map((id) => idTag(type, id))])) {
    if (entry.endpointName === 'listUnitClaims')
      for (const item of endpoints.listUnitClaims.select(entry.originalArgs as never)(state as never).data?.items ?? [])
        note(item.unit_claim);
    else if (entry.endpointName === 'listProjectClaims')
      for (const item of endpoints.listProjectClaims.select(entry.originalArgs as never)(state as never).data?.items ??
        [])
        note(item.project_claim);
    else if (entry.endpointName === 'getUnitClaim')
      note(endpoints.getUnitClaim.select(entry.originalArgs as never)(state as never).data?.unit_claim);
    else if (entry.endpointName === 'getProjectClaim')
      note(endpoints.getProjectClaim.select(entry.originalArgs as never)(state as never).data?.project_claim);
  }
  return shown;
}

/**
 * Asks again for those of some claims that are shown: the answers are written into the rows where they stand, so that no row moves. Of
 * many, the lists are asked for instead. Answers the numbers of those that a person sees changed.
 */
export const refreshClaims =
  (kind: Kind, ids: number[]) =>
  async (dispatch: Dispatch, getState: () => State): Promise<number[]> => {
    const before = shownClaims(getState(), kind, ids);
    if (before.size === 0) return [];
    const type = kind === 'unitClaim' ? 'UnitClaim' : 'ProjectClaim';
    if (before.size > oneByOne) {
      dispatch(claimsApi.util.invalidateTags([listTag(type), ...ids.map((id) => idTag(type, id))]));
      return [];
    }
    const { getUnitClaim, getProjectClaim } = claimsApi.endpoints;
    const asked = { forceRefetch: true, subscribe: false };
    await Promise.all(
      [...before.values()].map(({ recordId: id }) =>
        kind === 'unitClaim'
          ? dispatch(getUnitClaim.initiate({ id }, asked))
          : dispatch(getProjectClaim.initiate({ id }, asked)),
      ),
    );
    const after = shownClaims(getState(), kind, ids);
    return [...after].filter(([id, { print }]) => before.get(id)?.print !== print).map(([id]) => id);
  };
