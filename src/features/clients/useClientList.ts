import { useListClientsQuery, type ListClientsApiArg } from '../../api/clients';
import { listedIds, type ListedIds } from '../../ui/Neighbours';
import { localRows } from '../../ui/table/localRows';
import { listArg, noQuery, type TableQuery, yesOrNo } from '../../ui/table/tableQuery';
import { clientColumns } from './clientColumns';

/** A page of the list, as its table and the way to the next record ask for it; nothing is asked for without a query. */
export function useClientList(query: TableQuery | undefined) {
  const { filters } = query ?? noQuery;
  return useListClientsQuery(
    { ...listArg<ListClientsApiArg>(query ?? noQuery, clientColumns), active: yesOrNo(filters.active) },
    { skip: !query },
  );
}

export function useClientIds(query: TableQuery | undefined): ListedIds | undefined {
  const { currentData } = useClientList(query);
  return (
    query &&
    listedIds(
      currentData,
      (row) => row.client_id,
      (rows) => localRows(rows, clientColumns, query),
    )
  );
}
