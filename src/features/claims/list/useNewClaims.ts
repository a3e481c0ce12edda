import { useNewRows } from '../../../ui/table/list/useNewRows';
import type { TableQuery } from '../../../ui/table/query/tableQuery';
import type { Claim, ClaimMode } from '../claimTypes';
import { useClaimList } from './useClaimList';

/** The kind of change events of each list. */
export const changeKinds = { unit: 'unitClaim', project: 'projectClaim' } as const;

const rowKey = (row: Claim) => row.claimId;
const useUnitClaims = (query: TableQuery | undefined) => useClaimList('unit', query);
const useProjectClaims = (query: TableQuery | undefined) => useClaimList('project', query);

/**
 * Returns the number of claims created since the list was loaded that match its query, and a function to call once the
 * list is refetched.
 */
export const useNewClaims = (mode: ClaimMode, query: TableQuery, rows: Claim[]) =>
  useNewRows({
    kind: changeKinds[mode],
    query,
    rows,
    rowKey,
    useRows: mode === 'unit' ? useUnitClaims : useProjectClaims,
  });
