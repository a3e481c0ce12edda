import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cacheNews, claimNewsApi } from './claimNews';
import { claimsApi, type ProjectClaim, type UnitClaim } from './claims';
import { idTag, listTag } from './tags';

type State = Parameters<typeof claimsApi.util.selectCachedArgsForQuery>[0];
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

/** Returns the claims of a kind in cached lists and pages; each may appear several times. */
function cachedClaims(state: State, kind: Kind) {
  const { selectCachedArgsForQuery } = claimsApi.util;
  const { listUnitClaims, listProjectClaims, getUnitClaim, getProjectClaim } = claimsApi.endpoints;
  const claims =
    kind === 'unitClaim'
      ? [
          ...selectCachedArgsForQuery(state, 'listUnitClaims').flatMap(
            (arg) => listUnitClaims.select(arg)(state).data?.items ?? [],
          ),
          ...selectCachedArgsForQuery(state, 'getUnitClaim').map((arg) => getUnitClaim.select(arg)(state).data),
        ].map((item) => item?.unit_claim)
      : [
          ...selectCachedArgsForQuery(state, 'listProjectClaims').flatMap(
            (arg) => listProjectClaims.select(arg)(state).data?.items ?? [],
          ),
          ...selectCachedArgsForQuery(state, 'getProjectClaim').map((arg) => getProjectClaim.select(arg)(state).data),
        ].map((item) => item?.project_claim);
  return claims.filter((claim) => claim !== undefined);
}

/** Returns the given claims that cached lists and pages show, by claim id. */
function shownClaims(state: State, kind: Kind, ids: number[]): Map<number, Shown> {
  return new Map(
    cachedClaims(state, kind)
      .filter((claim) => ids.includes(claim.claim_id))
      .map((claim) => [claim.claim_id, { recordId: claim.id, fingerprint: fingerprintOf(claim) }]),
  );
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

/** Most claims of one call for their news. */
const maxIds = 200;

/** Refetches the news of the cached claims: the user has read or marked claims in another window or on another device. */
export const refreshNews = () => async (dispatch: Dispatch, getState: () => State) => {
  const cached = (['unitClaim', 'projectClaim'] as const).flatMap((kind) => cachedClaims(getState(), kind));
  const ids = [...new Set(cached.map((claim) => claim.claim_id))].slice(0, maxIds);
  if (ids.length === 0) return;
  const { listClaimNews } = claimNewsApi.endpoints;
  const options = { forceRefetch: true, subscribe: false };
  const { data } = await dispatch(listClaimNews.initiate({ ids: ids.join(',') }, options));
  if (!data) return;
  const news = new Map(data.items.map(({ claim_id: id, what, up_to }) => [id, { what, up_to }]));
  for (const id of ids) cacheNews(id, { dispatch, getState }, () => news.get(id) ?? null);
};
