import { useListLeaseRequestsQuery, type ListLeaseRequestsApiArg } from '../../api/leases';
import { leaseStatuses } from '../../contract/leaseStatus';
import { listedIds, type ListedIds } from '../../ui/Neighbours';
import { localRows } from '../../ui/table/localRows';
import { knownCodes, listArg, noQuery, type TableQuery } from '../../ui/table/tableQuery';
import { leaseColumns } from './leaseColumns';

/** What the list calls ask for, of the query of an address. */
export const leaseArg = (query: TableQuery): ListLeaseRequestsApiArg => ({
  ...listArg<ListLeaseRequestsApiArg>(query, leaseColumns),
  status: knownCodes(query.filters.status, leaseStatuses),
});

/** A page of the list, as its table and the way to the next record ask for it; nothing is asked for without a query. */
export const useLeaseList = (query: TableQuery | undefined) =>
  useListLeaseRequestsQuery(leaseArg(query ?? noQuery), { skip: !query });

export function useLeaseIds(query: TableQuery | undefined): ListedIds | undefined {
  const { currentData } = useLeaseList(query);
  return (
    query &&
    listedIds(
      currentData,
      (row) => row.id,
      (rows) => localRows(rows, leaseColumns, query),
    )
  );
}
