import { useListUnitsQuery, type ListUnitsApiArg } from '../../api/units';
import { listedIds, type ListedIds } from '../../ui/Neighbours';
import { localRows } from '../../ui/table/localRows';
import { listArg, noQuery, type TableQuery, idsFilter, yesOrNo } from '../../ui/table/tableQuery';
import { unitColumns } from './unitColumns';

/** What the list calls ask for, of the query of an address. */
export const unitArg = (query: TableQuery): ListUnitsApiArg => ({
  ...listArg<ListUnitsApiArg>(query, unitColumns),
  projectId: idsFilter(query.filters.project_id),
  active: yesOrNo(query.filters.active),
});

/** A page of the list, as its table and the way to the next record ask for it; nothing is asked for without a query. */
export const useUnitList = (query: TableQuery | undefined) =>
  useListUnitsQuery(unitArg(query ?? noQuery), { skip: !query });

export function useUnitIds(query: TableQuery | undefined): ListedIds | undefined {
  const { currentData } = useUnitList(query);
  return (
    query &&
    listedIds(
      currentData,
      (row) => row.unit_id,
      (rows) => localRows(rows, unitColumns, query),
    )
  );
}
