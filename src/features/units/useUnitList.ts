import { useListUnitsQuery, type ListUnitsApiArg } from '../../api/units';
import { listedIds, type ListedIds } from '../../ui/Neighbours';
import { localRows } from '../../ui/table/localRows';
import { listArg, noQuery, type TableQuery, idFilter, yesOrNo } from '../../ui/table/tableQuery';
import { unitColumns } from './unitColumns';

/** A page of the list, as its table and the way to the next record ask for it; nothing is asked for without a query. */
export function useUnitList(query: TableQuery | undefined) {
  const { filters } = query ?? noQuery;
  return useListUnitsQuery(
    {
      ...listArg<ListUnitsApiArg>(query ?? noQuery, unitColumns),
      projectId: idFilter(filters.project_id),
      active: yesOrNo(filters.active),
    },
    { skip: !query },
  );
}

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
