import { useEffect } from 'react';
import { limits } from '../../../contract/limits';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { createdShown, selectCreated } from '../../../session/liveSlice';
import type { TableQuery } from '../../../ui/table/query/tableQuery';
import type { ClaimMode, ClaimRow } from '../claimTypes';
import { useClaimList } from './useClaimList';

/** The kinds of changes that concern a list. */
export const changeKinds = { unit: 'unitClaim', project: 'projectClaim' } as const;

/** How many claims were raised since the list was read that it would show, and what is to be called once it is read again. */
export function useNewClaims(
  mode: ClaimMode,
  query: TableQuery,
  rows: ClaimRow[],
): { count: number; clear: () => void } {
  const dispatch = useAppDispatch();
  const kind = changeKinds[mode];
  const created = useAppSelector((root) => selectCreated(root, kind));
  const clear = () => void dispatch(createdShown(kind));
  const asked = JSON.stringify(query);
  // Another page, order or filter is read anew.
  useEffect(() => void dispatch(createdShown(kind)), [dispatch, kind, asked]);

  const waiting = created.filter((id) => !rows.some((row) => row.claim_id === id));
  const isFiltered = Boolean(query.q?.trim()) || Object.keys(query.filters).length > 0;
  // Of a filtered list the server says which of them it would show: they are among its newest.
  const newest = { ...query, page: 1, pageSize: Math.min(waiting.length, limits.pageSizeMax), sort: '-id' };
  const { data } = useClaimList(mode, isFiltered && waiting.length > 0 ? newest : undefined);
  const fitting = data?.items.map((row) => row.claim_id) ?? [];
  return { count: isFiltered ? waiting.filter((id) => fitting.includes(id)).length : waiting.length, clear };
}
