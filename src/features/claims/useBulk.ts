import {
  useStartProjectClaimBulkMutation,
  useStartUnitClaimBulkMutation,
  type ListUnitClaimsApiArg,
  type StartUnitClaimBulkApiArg,
} from '../../api/claims';
import type { BulkAction } from '../../contract/claimBulk';
import type { ClaimPriority } from '../../contract/claimStatus';
import type { TableQuery } from '../../ui/table/tableQuery';
import type { ClaimMode } from './claimTypes';
import { toClaimArg, toProjectClaimArg } from './useClaimList';

/** Which claims a change is for: those named, or all that a list's query finds. */
export type BulkTarget = { ids: number[] } | { query: TableQuery };

export interface BulkOrder {
  action: BulkAction;
  priority?: ClaimPriority;
  reason?: string;
}

/** A list's filters as the order of a change names them. */
const filterOf = ({
  projectId: project_id,
  unitId: unit_id,
  clientId: client_id,
  olderThan: older_than,
  hasPrice: has_price,
  locationId: location_id,
  categoryId: category_id,
  itemId: item_id,
  page: _page,
  pageSize: _size,
  sort: _sort,
  ...same
}: ListUnitClaimsApiArg): StartUnitClaimBulkApiArg['body']['filter'] => ({
  ...same,
  project_id,
  unit_id,
  client_id,
  older_than,
  has_price,
  location_id,
  category_id,
  item_id,
});

/** Orders a change of many claims; its receipt is kept by the claims slice. Rejects with the failed call's error. */
export function useBulk(mode: ClaimMode) {
  const [startUnits, units] = useStartUnitClaimBulkMutation();
  const [startProjects, projects] = useStartProjectClaimBulkMutation();
  const start = (target: BulkTarget, { action, priority, reason }: BulkOrder) => {
    const toArg = (query: TableQuery) => (mode === 'unit' ? toClaimArg(query) : toProjectClaimArg(toClaimArg(query)));
    const which = 'ids' in target ? target : { filter: filterOf(toArg(target.query)) };
    const body = { ...which, action, priority, reason };
    return mode === 'unit'
      ? startUnits({ body }).unwrap()
      : startProjects({ body: { ...which, action: action as 'up' | 'reject' | 'reopen', reason } }).unwrap();
  };
  return { start, isStarting: units.isLoading || projects.isLoading };
}
