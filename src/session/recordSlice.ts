import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from './rootReducer';
import { signedOut } from './storedSlice';

/** What no single answer of the server knows; the records themselves live in the query cache. */
export interface RecordState {
  /** The record whose page was opened last. */
  openId: number | null;
  /** The list that was shown last: what was asked for, and the ids of the answer in their order. */
  list: { query: object; ids: number[] } | null;
  /** Why the last call failed; null once one was made again. */
  error: string | null;
}

interface Call {
  payload?: unknown;
  meta: { condition?: boolean; arg: { endpointName: string; subscribe?: boolean; originalArgs?: unknown } };
}

interface Endpoint {
  matchPending: (action: UnknownAction) => boolean;
  matchFulfilled: (action: UnknownAction) => boolean;
  matchRejected: (action: UnknownAction) => boolean;
}

interface RecordSliceOptions<Name extends string> {
  name: Name;
  /** The calls that answer one record, by `{id}`. */
  reads: Endpoint[];
  /** The calls that answer the resource's lists, as `{items}`. */
  lists: Endpoint[];
  /** The id of a list's item. */
  idOf: (item: never) => number;
  /** What to keep of a failure that came without words, by endpoint. */
  fallbacks?: Record<string, string>;
}

const initialState: RecordState = { openId: null, list: null, error: null };

/**
 * The slice of a resource, fed by the matchers of its generated endpoints alone. It injects itself when its feature's code arrives.
 * A list that was only asked for ahead (a prefetch) is not one that was shown.
 */
export function createRecordSlice<Name extends string>({
  name,
  reads,
  lists,
  idOf,
  fallbacks = {},
}: RecordSliceOptions<Name>) {
  const all = [...reads, ...lists];
  const call = (action: UnknownAction) => action as unknown as Call;
  const slice = createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(signedOut, () => initialState)
        .addMatcher(
          (action: UnknownAction) => all.some(({ matchPending }) => matchPending(action)),
          (state) => {
            state.error = null;
          },
        )
        .addMatcher(
          (action: UnknownAction) => reads.some(({ matchFulfilled }) => matchFulfilled(action)),
          (state, action) => {
            state.openId = (call(action).meta.arg.originalArgs as { id: number }).id;
          },
        )
        .addMatcher(
          (action: UnknownAction) => lists.some(({ matchFulfilled }) => matchFulfilled(action)),
          (state, action) => {
            const { payload, meta } = call(action);
            if (meta.arg.subscribe === false) return;
            const { items } = payload as { items: never[] };
            state.list = { query: (meta.arg.originalArgs ?? {}) as object, ids: items.map(idOf) };
          },
        )
        .addMatcher(
          (action: UnknownAction) => all.some(({ matchRejected }) => matchRejected(action)),
          (state, action) => {
            const { payload, meta } = call(action);
            // A call that was not needed after all is no failure.
            if (meta.condition) return;
            state.error =
              (payload as { message?: string } | undefined)?.message || fallbacks[meta.arg.endpointName] || name;
          },
        );
    },
  });
  const injected = slice.injectInto(rootReducer);
  return { slice, selectState: (root: object): RecordState => injected.selectSlice(root as never) ?? initialState };
}
