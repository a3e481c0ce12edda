import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { claimsApi, type ProjectClaim, type UnitClaim } from './claims';
import { idTag, listTag } from './tags';

type State = Parameters<typeof claimsApi.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Kind = 'unitClaim' | 'projectClaim';

/** Most claims that are refetched one by one; if there are more, their lists are refetched. */
const maxSingleRefetches = 5;

interface Shown {
  /** The id of the record, which the calls take. */
  recordId: number;
  /** The values that a list shows, serialised to detect whether they changed. */
  fingerprint: string;
}

const fingerprintOf = (claim: UnitClaim['unit_claim'] | ProjectClaim['project_claim']): string =>
  JSON.stringify([
    claim.claim.claim_status.code,
    claim.claim.repair_price,
    claim.claim.responsible?.id,
    'priority' in claim ? claim.priority : null,
    claim.claim.description,
    claim.claim_image.length,
    claim.commentCount,
  ]);

/** Returns the claims that cached lists and pages show, by claim id. */
function shownClaims(state: State, kind: Kind, ids: number[]): Map<number, Shown> {
  const { selectInvalidatedBy } = claimsApi.util;
  const { endpoints } = claimsApi;
  const shown = new Map<number, Shown>();
  const note = (claim: UnitClaim['unit_claim'] | ProjectClaim['project_claim'] | undefined) => {
    if (claim && ids.includes(claim.claim_id))
      shown.set(claim.claim_id, { recordId: claim.id, fingerprint: fingerprintOf(claim) });
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
 * Refetches those of the given claims that are shown. The responses are written to the existing rows, so that no row
 * moves. If more than `maxSingleRefetches` are shown, their lists are refetched instead. Returns the ids of the claims whose
 * shown values changed.
 */
export const refreshClaims =
  (kind: Kind, ids: number[]) =>
  async (dispatch: Dispatch, getState: () => State): Promise<number[]> => {
    const before = shownClaims(getState(), kind, ids);
    if (before.size === 0) return [];
    const type = kind === 'unitClaim' ? 'UnitClaim' : 'ProjectClaim';
    if (before.size > maxSingleRefetches) {
      dispatch(claimsApi.util.invalidateTags([listTag(type), ...ids.map((id) => idTag(type, id))]));
      return [];
    }
    const { getUnitClaim, getProjectClaim } = claimsApi.endpoints;
    const options = { forceRefetch: true, subscribe: false };
    await Promise.all(
      [...before.values()].map(({ recordId: id }) =>
        kind === 'unitClaim'
          ? dispatch(getUnitClaim.initiate({ id }, options))
          : dispatch(getProjectClaim.initiate({ id }, options)),
      ),
    );
    const after = shownClaims(getState(), kind, ids);
    return [...after].filter(([id, { fingerprint }]) => before.get(id)?.fingerprint !== fingerprint).map(([id]) => id);
  };
