import { useListProjectsQuery, type ListProjectsApiArg } from '../../api/projects';
import { listedIds, type ListedIds } from '../../ui/Neighbours';
import { localRows } from '../../ui/table/localRows';
import { listArg, noQuery, type TableQuery } from '../../ui/table/tableQuery';
import { projectColumns } from './projectColumns';

/** What the list calls ask for, of the query of an address. */
export const projectArg = (query: TableQuery): ListProjectsApiArg => listArg<ListProjectsApiArg>(query, projectColumns);

/** A page of the list, as its table and the way to the next record ask for it; nothing is asked for without a query. */
export const useProjectList = (query: TableQuery | undefined) =>
  useListProjectsQuery(projectArg(query ?? noQuery), { skip: !query });

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
