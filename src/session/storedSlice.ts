import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { authApi, type SignIn } from '../api/auth';
import { sessionEnded } from '../api/sessionEnded';
import { limits } from '../contract/limits';
import { screenOf } from './screenPaths';
import {
  tableLeftAt,
  tableStart,
  type Recent,
  type StoredState,
  type TableLayout,
  type TablePlace,
} from './storedKeys';

const { login, resetPassword } = authApi.endpoints;
/** A password set by a link; where the account has a second factor, that is no session yet. */
const hasResetSignedIn = (action: unknown): action is PayloadAction<SignIn> =>
  resetPassword.matchFulfilled(action as Parameters<typeof resetPassword.matchFulfilled>[0]) &&
  (action as PayloadAction<SignIn | null>).payload !== null;

/** What begins a session: the login, and a password set by a link. */
export const isSignedIn = isAnyOf(login.matchFulfilled, hasResetSignedIn);

/** Places that the palette remembers. */
const recentsAtMost = 8;

const layoutKey = ({ id }: StoredState, table: string) => `${id} ${table}`;

const recentsOf = ({ recents }: StoredState, userId: number): Recent[] =>
  recents && recents.userId === userId ? recents.places : noRecents;
const noRecents: Recent[] = [];

export const storedSlice = createSlice({
  name: 'stored',
  initialState: {} as StoredState,
  reducers: {
    /** A login page is no place to come back to where a screen is stored. */
    navigated(state, { payload }: PayloadAction<string>) {
      if (screenOf(payload) || !screenOf(state.lastPath)) state.lastPath = payload;
    },
    pageSizeChosen(state, { payload }: PayloadAction<number>) {
      state.pageSize = payload;
    },
    tableLeft(
      state,
      { payload: { table, entry, search, at } }: PayloadAction<TablePlace & { search: string; at: number }>,
    ) {
      const left = { search, savedAt: at };
      if (entry) state['claims-table'] = { search: '', savedAt: 0, ...state['claims-table'], [entry]: left };
      else state[table] = { ...state[table], ...left };
    },
    /** Without a layout the table is as it was. */
    tableArranged(state, { payload: { table, layout } }: PayloadAction<{ table: string; layout?: TableLayout }>) {
      const { [layoutKey(state, table)]: _old, ...others } = state['table-layouts'] ?? {};
      state['table-layouts'] = layout ? { ...others, [layoutKey(state, table)]: layout } : others;
    },
    /** The unit that a claim is about, by its contract: the next one begins with it. */
    unitChosen(state, { payload }: PayloadAction<number>) {
      state['last-units'] = { ...state['last-units'], [String(state.id)]: payload };
    },
    /** Without a query the table opens with all it has. */
    tableStartChosen(state, { payload: { table, search } }: PayloadAction<{ table: string; search: string }>) {
      const { [layoutKey(state, table)]: _old, ...others } = state['table-starts'] ?? {};
      state['table-starts'] = search ? { ...others, [layoutKey(state, table)]: search } : others;
    },
    /** A change of many claims has begun; its receipt stays beside the list, over a reload too, until it is closed. */
    bulkStarted(state, { payload: { table, id } }: PayloadAction<{ table: string; id: number }>) {
      state['open-bulks'] = { ...state['open-bulks'], [layoutKey(state, table)]: id };
    },
    bulkClosed(state, { payload: table }: PayloadAction<string>) {
      const { [layoutKey(state, table)]: _old, ...others } = state['open-bulks'] ?? {};
      state['open-bulks'] = others;
    },
    screenFilled(state, { payload }: PayloadAction<boolean>) {
      state['fills-screen'] = payload;
    },
    gridKeysSet(state, { payload }: PayloadAction<boolean>) {
      state['grid-keys'] = { ...state['grid-keys'], [String(state.id)]: payload };
    },
    /** Gone to by the palette. */
    wentTo(state, { payload: { userId, place } }: PayloadAction<{ userId: number; place: Recent }>) {
      const before = recentsOf(state, userId).filter(({ path }) => path !== place.path);
      state.recents = { userId, places: [place, ...before].slice(0, recentsAtMost) };
    },
    /** Section 4: logout removes the token and the last path, and nothing else; what it names of people by the palette goes too. */
    signedOut(state) {
      delete state.token;
      delete state.lastPath;
      delete state.recents;
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isSignedIn, (state, { payload }) => {
        state.token = payload.token;
        state.id = payload.user.id;
        state.userType = payload.user.type;
      })
      .addMatcher(authApi.endpoints.getSession.matchFulfilled, (state, { payload: { user } }) => {
        state.id = user.id;
        state.userType = user.type;
      })
      .addMatcher(sessionEnded.match, (state) => {
        // The last path stays: whoever signs in again goes on where the session ended.
        delete state.token;
      });
  },
  selectors: {
    selectToken: (state) => state.token,
    selectLastPath: (state) => state.lastPath,
    selectPageSize: (state) => state.pageSize ?? limits.pageSizeDefault,
    selectStoredTable: tableLeftAt,
    selectLastUnit: (state) => state['last-units']?.[String(state.id)],
    selectTableStart: tableStart,
    selectBulk: (state, table: string) => state['open-bulks']?.[layoutKey(state, table)],
    selectRecents: recentsOf,
    selectFillsScreen: (state) => state['fills-screen'] === true,
    selectHasGridKeys: (state) => state['grid-keys']?.[String(state.id)] !== false,
    selectTableLayout: (state, table: string) => state['table-layouts']?.[layoutKey(state, table)],
  },
});

export const {
  bulkClosed,
  bulkStarted,
  gridKeysSet,
  navigated,
  pageSizeChosen,
  screenFilled,
  tableArranged,
  tableLeft,
  tableStartChosen,
  unitChosen,
  wentTo,
  signedOut,
} = storedSlice.actions;
export const {
  selectBulk,
  selectToken,
  selectFillsScreen,
  selectHasGridKeys,
  selectLastPath,
  selectLastUnit,
  selectPageSize,
  selectRecents,
  selectStoredTable,
  selectTableLayout,
  selectTableStart,
} = storedSlice.selectors;
