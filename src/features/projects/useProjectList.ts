import { useListProjectsQuery, type ListProjectsApiArg } from '../../api/projects';
import { listedIds, type ListedIds } from '../../ui/Neighbours';
import { localRows } from '../../ui/table/localRows';
import { listArg, noQuery, type TableQuery } from '../../ui/table/tableQuery';
import { projectColumns } from './projectColumns';

/** A page of the list, as its table and the way to the next record ask for it; nothing is asked for without a query. */
export function useProjectList(query: TableQuery | undefined) {
  return useListProjectsQuery(listArg<ListProjectsApiArg>(query ?? noQuery, projectColumns), { skip: !query });
}

export function useProjectIds(query: TableQuery | undefined): ListedIds | undefined {
  const { currentData } = useProjectList(query);
  return (
    query &&
    listedIds(
      currentData,
      (row) => row.id,
      (rows) => localRows(rows, projectColumns, query),
    )
  );
}
