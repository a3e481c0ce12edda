import { useCallback, useState } from 'react';
import type { TableQuery } from '../../ui/table/tableQuery';
import type { BulkTarget } from './useBulk';

interface Chosen {
  /** The claims' ids, over all pages. */
  ids: number[];
  /** Not only these: all that the list finds. */
  isAll: boolean;
  /** The search that they were chosen in. */
  search: string;
}

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
 * The claims of a list that somebody chose: one by one, over its pages, or all that it finds (`total`). Another filter
 * finds other claims: what was chosen before is out of sight, and no longer chosen.
 */
export function useClaimSelection(query: TableQuery, total: number): ClaimSelection {
  const search = JSON.stringify([query.q?.trim() ?? '', query.filters]);
  const [chosen, setChosen] = useState<Chosen>({ ids: [], isAll: false, search });
  const isCurrent = chosen.search === search;
  const ids = isCurrent ? chosen.ids : none;
  const isAll = isCurrent && chosen.isAll;
  return {
    ids,
    isAll,
    count: isAll ? total : ids.length,
    target: isAll ? { query } : { ids },
    choose: useCallback((next) => setChosen({ ids: next, isAll: false, search }), [search]),
    chooseAll: () => setChosen({ ids, isAll: true, search }),
  };
}
