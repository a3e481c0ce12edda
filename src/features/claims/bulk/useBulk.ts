import {
  useStartProjectClaimBulkMutation,
  useStartUnitClaimBulkMutation,
  useUndoClaimBulkMutation,
  type ListUnitClaimsApiArg,
  type StartUnitClaimBulkApiArg,
} from '../../../api/claims';
import type { BulkAction } from '../../../contract/claimBulk';
import type { ClaimPriority } from '../../../contract/claimStatus';
import { useAppDispatch } from '../../../session/hooks';
import { bulkStarted } from '../../../session/storedSlice';
import type { TableQuery } from '../../../ui/table/query/tableQuery';
import { claimLists } from '../claimPlaces';
import type { ClaimMode } from '../claimTypes';
import { toClaimArg, toProjectClaimArg } from '../list/useClaimList';

/** Which claims a change is for: those named, or all that a list's query finds. */
export type BulkTarget = { ids: number[] } | { query: TableQuery };

export interface BulkOrder {
  action: BulkAction;
  priority?: ClaimPriority;
  /** Of `assign`; null for nobody. */
  responsibleId?: number | null;
  reason?: string;
}

/** A list's filters as the order of a change names them. */
const filterOf = ({
  projectId: project_id,
  unitId: unit_id,
  clientId: client_id,
  olderThan: older_than,
  newsSince: news_since,
  hasPrice: has_price,
  locationId: location_id,
  categoryId: category_id,
  itemId: item_id,
  responsibleId: responsible_id,
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
  news_since,
  has_price,
  location_id,
  category_id,
  item_id,
  responsible_id,
});

/** What a list's query finds, as a call that is for many claims names it. */
export const filterOfQuery = (mode: ClaimMode, query: TableQuery) =>
  filterOf(mode === 'unit' ? toClaimArg(query) : toProjectClaimArg(toClaimArg(query)));

/** Orders a change of many claims, whose receipt stands from then on beside the list. Rejects with the failed call's error. */
export function useBulk(mode: ClaimMode) {
  const [startUnits, units] = useStartUnitClaimBulkMutation();
  const [startProjects, projects] = useStartProjectClaimBulkMutation();
  const [undoBulk, undoing] = useUndoClaimBulkMutation();
  const dispatch = useAppDispatch();
  const start = async (target: BulkTarget, { action, priority, responsibleId, reason }: BulkOrder) => {
    const which = 'ids' in target ? target : { filter: filterOfQuery(mode, target.query) };
    const body = { ...which, action, priority, responsible_id: responsibleId, reason };
    const { id } =
      mode === 'unit'
        ? await startUnits({ body }).unwrap()
        : await startProjects({
            body: {
              ...which,
              action: action as Exclude<BulkAction, 'priority'>,
              responsible_id: responsibleId,
              reason,
            },
          }).unwrap();
    dispatch(bulkStarted({ table: claimLists[mode], id }));
  };
  /** Orders that what a change did is taken back; the receipt is that order's from then on. */
  const undo = async (bulkId: number) => {
    const { id } = await undoBulk({ id: bulkId }).unwrap();
    dispatch(bulkStarted({ table: claimLists[mode], id }));
  };
  return { start, undo, isStarting: units.isLoading || projects.isLoading || undoing.isLoading };
}
