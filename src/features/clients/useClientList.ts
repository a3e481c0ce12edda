import { useListClientsQuery, type ListClientsApiArg } from '../../api/clients';
import { listedIds, type ListedIds } from '../../ui/Neighbours';
import { localRows } from '../../ui/table/localRows';
import { listArg, noQuery, type TableQuery, yesOrNo } from '../../ui/table/tableQuery';
import { clientColumns } from './clientColumns';

/** What the list calls ask for, of the query of an address. */
export const clientArg = (query: TableQuery): ListClientsApiArg => ({
  ...listArg<ListClientsApiArg>(query, clientColumns),
  active: yesOrNo(query.filters.active),
});

/** A page of the list, as its table and the way to the next record ask for it; nothing is asked for without a query. */
export const useClientList = (query: TableQuery | undefined) =>
  useListClientsQuery(clientArg(query ?? noQuery), { skip: !query });

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
