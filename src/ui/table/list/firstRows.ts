import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { selectUser } from '../../../session/authSlice';
import type { AppDispatch } from '../../../session/hooks';
import type { RootState } from '../../../session/rootReducer';
import type { TableQuery } from '../query/tableQuery';
import { currentEntry, firstPage, type EarlyList } from './firstPage';

/** The action that requests a page of a list, without a component that uses it. */
export type Requesting = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>;
type Request = (query: TableQuery) => Requesting;

/** The lists whose code is loaded and whose first page the boot script may have requested. */
const requests = new Map<EarlyList, Request>();

/** Remembers how a list requests a page. */
export const takesFirstRows = (list: EarlyList, request: Request): void => void requests.set(list, request);

/**
 * Puts the rows that the boot script requested for this page into the query cache, so that the list's first render
 * already shows them.
 */
export const receiveFirstRows = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const user = selectUser(getState());
  const first = user && firstPage([...requests.keys()], location.pathname + location.search, currentEntry(), user);
  if (first) await dispatch(requests.get(first.list)!(first.query));
};
