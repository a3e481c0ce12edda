import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../api/token';
import type { ChangeKind } from '../contract/events';
import { hasUserChanged } from './storedSlice';

/** The information of the stream of changes (`live/`) for the lists. The records themselves are in the query cache. */
interface LiveState {
  /** `silent`: nothing has arrived for a while, and the page polls. */
  connection: 'off' | 'on' | 'silent';
  /** The ids of records that were created since a list was loaded. */
  created: Partial<Record<ChangeKind, number[]>>;
  /** The ids of records that have just changed: their rows are marked for some seconds. */
  changed: Partial<Record<ChangeKind, number[]>>;
  /** Milliseconds since 1970 of the last change of each kind: lists of such records may have other rows since then. */
  changedAt: Partial<Record<ChangeKind, number>>;
}
interface Ids {
  kind: ChangeKind;
  ids: number[];
}
const initialState: LiveState = { connection: 'off', created: {}, changed: {}, changedAt: {} };
const none: number[] = [];
const union = (some: number[] = none, others: number[]) => [...new Set([...some, ...others])];

export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    connectionChanged(state, { payload }: PayloadAction<LiveState['connection']>) {
      state.connection = payload;
    },
    recordsCreated({ created }, { payload: { kind, ids } }: PayloadAction<Ids>) {
      created[kind] = union(created[kind], ids);
    },
    /** A list was refetched, or shows another page. */
    createdShown({ created }, { payload }: PayloadAction<ChangeKind>) {
      delete created[payload];
    },
    changesReceived({ changedAt }, { payload: { kind, at } }: PayloadAction<{ kind: ChangeKind; at: number }>) {
      changedAt[kind] = at;
    },
    rowsMarked({ changed }, { payload: { kind, ids } }: PayloadAction<Ids>) {
      changed[kind] = union(changed[kind], ids);
    },
    rowsUnmarked({ changed }, { payload: { kind, ids } }: PayloadAction<Ids>) {
      changed[kind] = changed[kind]?.filter((id) => !ids.includes(id));
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(hasUserChanged, sessionEnded), () => initialState);
  },
  selectors: {
    selectIsLive: ({ connection }) => connection === 'on',
    selectIsSilent: ({ connection }) => connection === 'silent',
    selectCreated: ({ created }, kind: ChangeKind | undefined) => (kind && created[kind]) ?? none,
    selectLiveChangedAt: ({ changedAt }, kind: ChangeKind) => changedAt[kind] ?? 0,
    selectChanged: ({ changed }, kind: ChangeKind | undefined) => (kind && changed[kind]) ?? none,
  },
});

export const { changesReceived, connectionChanged, createdShown, recordsCreated, rowsMarked, rowsUnmarked } =
  liveSlice.actions;
export const { selectIsLive, selectIsSilent, selectCreated, selectChanged, selectLiveChangedAt } = liveSlice.selectors;
