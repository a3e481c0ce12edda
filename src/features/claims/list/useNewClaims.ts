import { useNewRows } from '../../../ui/table/list/useNewRows';
import type { TableQuery } from '../../../ui/table/query/tableQuery';
import type { ClaimMode, ClaimRow } from '../claimTypes';
import { useClaimList } from './useClaimList';

/** The kinds of changes that concern a list. */
export const changeKinds = { unit: 'unitClaim', project: 'projectClaim' } as const;

const rowKey = (row: ClaimRow) => row.claim_id;
const useUnitClaims = (query: TableQuery | undefined) => useClaimList('unit', query);
const useProjectClaims = (query: TableQuery | undefined) => useClaimList('project', query);

/** How many claims were raised since the list was read that it would show, and what is to be called once it is read again. */
export const useNewClaims = (mode: ClaimMode, query: TableQuery, rows: ClaimRow[]) =>
  useNewRows({
    kind: changeKinds[mode],
    query,
    rows,
    rowKey,
    useRows: mode === 'unit' ? useUnitClaims : useProjectClaims,
  });
