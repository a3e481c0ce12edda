import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { rootReducer } from '../../../session/rootReducer';
import { hasUserChanged } from '../../../session/storedSlice';
import type { TableQuery } from '../query/tableQuery';

/** The selected rows of a list. */
interface ChosenRows {
  /** Their keys, over all pages. */
  ids: number[];
  /** Whether all rows of the list are selected, not only `ids`. */
  isAll: boolean;
  /** The search in which they were selected: another search has other rows, none of them selected. */
  search: string;
}

const initialState: Record<string, ChosenRows> = {};

/** The selection of each list, by its name. It survives opening a record and returning. */
const chosenRowsSlice = createSlice({
  name: 'chosenRows',
  initialState,
  reducers: {
    rowsChosen(state, { payload: { list, chosen } }: PayloadAction<{ list: string; chosen: ChosenRows }>) {
      state[list] = chosen;
    },
  },
  extraReducers: (builder) => builder.addMatcher(hasUserChanged, () => initialState),
  selectors: { selectChosenRows: (state, list: string): ChosenRows | undefined => state[list] },
});

declare module '../../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof chosenRowsSlice> {}
}
const { rowsChosen } = chosenRowsSlice.actions;
const { selectChosenRows } = chosenRowsSlice.injectInto(rootReducer).selectors;

/** The rows of a bulk action or an export: a list of keys, or all rows of a query. */
export type ListTarget = { ids: number[] } | { query: TableQuery };

/** The selected rows of a list, over all its pages. */
export interface ListSelection {
  ids: number[];
  isAll: boolean;
  count: number;
  target: ListTarget;
  choose: (ids: number[]) => void;
  chooseAll: () => void;
}

const none: number[] = [];

/**
 * The selection of a list: single rows across its pages, or all of them (`total`). Another filter clears it, because the
 * selected rows may not be in the list.
 */
export function useListSelection(list: string, query: TableQuery, total: number): ListSelection {
  const dispatch = useAppDispatch();
  const search = JSON.stringify([query.q?.trim() ?? '', query.filters]);
  const chosen = useAppSelector((root) => selectChosenRows(root, list));
  const isCurrent = chosen?.search === search;
  const ids = isCurrent ? chosen.ids : none;
  const isAll = isCurrent && chosen.isAll;
  return {
    ids,
    isAll,
    count: isAll ? total : ids.length,
    target: isAll ? { query } : { ids },
    choose: useCallback(
      (next) => void dispatch(rowsChosen({ list, chosen: { ids: next, isAll: false, search } })),
      [dispatch, list, search],
    ),
    chooseAll: () => void dispatch(rowsChosen({ list, chosen: { ids, isAll: true, search } })),
  };
}
