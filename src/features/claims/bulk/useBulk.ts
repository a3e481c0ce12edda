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
import type { ListTarget } from '../../../ui/table/list/useListSelection';
import { claimLists } from '../claimLists';
import type { ClaimMode } from '../claimTypes';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';

export interface BulkChange {
  action: BulkAction;
  priority?: ClaimPriority;
  /** For `assign`; null for no responsible person. */
  responsibleId?: number | null;
  reason?: string;
}

/** Converts a list's filters to the body of a bulk change. */
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
  ...otherFilters
}: ListUnitClaimsApiArg): StartUnitClaimBulkApiArg['body']['filter'] => ({
  ...otherFilters,
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

/** Converts a list's query to the filter of a bulk call. */
export const filterOfQuery = (mode: ClaimMode, query: TableQuery) =>
  filterOf(mode === 'unit' ? toClaimArg(query) : toProjectClaimArg(toClaimArg(query)));

/**
 * Returns a function that starts a bulk change and shows its receipt beside the list. It rejects with the failed call's
 * error.
 */
export function useBulk(mode: ClaimMode) {
  const [startUnits, units] = useStartUnitClaimBulkMutation();
  const [startProjects, projects] = useStartProjectClaimBulkMutation();
  const [undoBulk, undoing] = useUndoClaimBulkMutation();
  const dispatch = useAppDispatch();
  const start = async (target: ListTarget, { action, priority, responsibleId, reason }: BulkChange) => {
    const selection = 'ids' in target ? target : { filter: filterOfQuery(mode, target.query) };
    const body = { ...selection, action, priority, responsible_id: responsibleId, reason };
    const { id } =
      mode === 'unit'
        ? await startUnits({ body }).unwrap()
        : await startProjects({
            body: {
              ...selection,
              action: action as Exclude<BulkAction, 'priority'>,
              responsible_id: responsibleId,
              reason,
            },
          }).unwrap();
    dispatch(bulkStarted({ table: claimLists[mode].name, id }));
  };
  /** Starts the bulk change that undoes another one, and shows its receipt instead. */
  const undo = async (bulkId: number) => {
    const { id } = await undoBulk({ id: bulkId }).unwrap();
    dispatch(bulkStarted({ table: claimLists[mode].name, id }));
  };
  return { start, undo, isStarting: units.isLoading || projects.isLoading || undoing.isLoading };
}
