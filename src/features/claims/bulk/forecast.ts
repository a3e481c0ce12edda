import { skipToken } from '@reduxjs/toolkit/query';
import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../../api/claims';
import type { BulkAction } from '../../../contract/claimBulk';
import {
  claimStatuses,
  claimTransitions,
  isClaimStatus,
  type ClaimMove,
  type ClaimStatus,
} from '../../../contract/claimStatus';
import { limits } from '../../../contract/limits';
import type { Claim, ClaimMode } from '../claimTypes';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';
import type { ListTarget } from '../../../ui/table/list/useListSelection';

/** The number of claims per status. */
export type StatusCounts = Partial<Record<ClaimStatus, number>>;

/**
 * The claims that an action would change, counted by target status, and those that it would not, counted by current
 * status.
 */
interface Forecast {
  can: StatusCounts;
  cannot: StatusCounts;
  canCount: number;
  cannotCount: number;
}

/** Whether an action changes the status of a claim. */
export const isMove = (action: BulkAction): action is ClaimMove => action !== 'priority' && action !== 'assign';

const sumOf = (counts: StatusCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Returns the effect of an action on claims; priority and responsible person can be changed in any status. */
export function forecastOf(action: BulkAction, counts: StatusCounts): Forecast {
  const possible: StatusCounts = {};
  const impossible: StatusCounts = {};
  for (const status of claimStatuses) {
    const count = counts[status] ?? 0;
    if (count === 0) continue;
    const target = isMove(action) ? claimTransitions[status][action] : status;
    const group = target ? possible : impossible;
    group[target ?? status] = (group[target ?? status] ?? 0) + count;
  }
  return { can: possible, cannot: impossible, canCount: sumOf(possible), cannotCount: sumOf(impossible) };
}

/** Counts the statuses of visible rows. */
export function countRows(rows: Claim[]): StatusCounts {
  const counts: StatusCounts = {};
  for (const { status } of rows) if (isClaimStatus(status.code)) counts[status.code] = (counts[status.code] ?? 0) + 1;
  return counts;
}

/**
 * Requests the number of claims per status. Returns no data for `undefined`, and for more ids than a URL can contain.
 */
export function useStatusCounts(mode: ClaimMode, target: ListTarget | undefined) {
  const isTooLong = target !== undefined && 'ids' in target && target.ids.length > limits.countedIds;
  const isAsked = target !== undefined && !isTooLong && !('ids' in target && target.ids.length === 0);
  const idsArg = target && 'ids' in target ? { ids: target.ids.join(',') } : undefined;
  const {
    page: _page,
    pageSize: _size,
    sort: _sort,
    ...filter
  } = target && 'query' in target ? toClaimArg(target.query) : {};
  // The counts of a filter's choices ignore that filter itself, so it is applied here.
  const selectedStatuses = filter.status?.split(',');
  const options = { refetchOnMountOrArgChange: true };
  const units = useCountUnitClaimsQuery(
    isAsked && mode === 'unit' ? { ...(idsArg ?? filter), by: 'status' } : skipToken,
    options,
  );
  const projects = useCountProjectClaimsQuery(
    isAsked && mode === 'project' ? { ...(idsArg ?? toProjectClaimArg(filter)), by: 'status' } : skipToken,
    options,
  );
  const { currentData, isFetching, isError } = mode === 'unit' ? units : projects;
  const counts =
    currentData && !isFetching
      ? currentData.counts.filter(({ value }) => !selectedStatuses || selectedStatuses.includes(value))
      : undefined;
  return {
    counts: counts && (Object.fromEntries(counts.map(({ value, count }) => [value, count])) as StatusCounts),
    isUnknown: !isAsked || isError,
  };
}
