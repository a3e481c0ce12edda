import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import type { TableQuery } from '../../../ui/table/query/tableQuery';
import type { BulkTarget } from './useBulk';
import { claimsChosen, selectChosenClaims } from '../claimsSlice';
import type { ClaimMode } from '../claimTypes';

export interface ClaimSelection {
  ids: number[];
  isAll: boolean;
  count: number;
  target: BulkTarget;
  choose: (ids: number[]) => void;
  chooseAll: () => void;
}

const none: number[] = [];

/**
 * The selected claims of a list: single ones across its pages, or all of them (`total`). Another filter clears the
 * selection, because the selected claims may not be in the list.
 */
export function useClaimSelection(mode: ClaimMode, query: TableQuery, total: number): ClaimSelection {
  const dispatch = useAppDispatch();
  const search = JSON.stringify([query.q?.trim() ?? '', query.filters]);
  const chosen = useAppSelector((root) => selectChosenClaims(root, mode));
  const isCurrent = chosen.search === search;
  const ids = isCurrent ? chosen.ids : none;
  const isAll = isCurrent && chosen.isAll;
  return {
    ids,
    isAll,
    count: isAll ? total : ids.length,
    target: isAll ? { query } : { ids },
    choose: useCallback(
      (next) => void dispatch(claimsChosen({ mode, chosen: { ids: next, isAll: false, search } })),
      [dispatch, mode, search],
    ),
    chooseAll: () => void dispatch(claimsChosen({ mode, chosen: { ids, isAll: true, search } })),
  };
}
