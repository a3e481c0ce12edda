import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { authApi, type SignIn } from '../api/auth';
import { sessionEnded } from '../api/token';
import { limits } from '../contract/limits';
import { screenOf } from '../contract/links';
import type { Preference } from '../contract/preferences';
import {
  tableLeftAt,
  tableStart,
  type Recent,
  type StoredState,
  type TableLayout,
  type TableStorageKey,
  type Theme,
} from './storedKeys';
import { listKey, trackUnsent, mergeServerSettings } from './storedPreferences';

const { login, resetPassword } = authApi.endpoints;
/** Whether a password was set by a link and started a session. If the account has a second factor, it starts none. */
const hasResetSignedIn = (action: unknown): action is PayloadAction<SignIn> =>
  resetPassword.matchFulfilled(action as Parameters<typeof resetPassword.matchFulfilled>[0]) &&
  (action as PayloadAction<SignIn | null>).payload !== null;

/** Matches the actions that start a session: the login, and a password that was set by a link. */
export const isSignedIn = isAnyOf(login.matchFulfilled, hasResetSignedIn);

/** Most items that the palette shows as recent. */
export const recentsAtMost = 8;

const layoutKey = ({ id }: StoredState, table: string) => `${id} ${table}`;

const recentsOf = ({ recents }: StoredState, userId: number): Recent[] =>
  recents && recents.userId === userId ? recents.places : noRecents;
const noRecents: Recent[] = [];

export const storedSlice = createSlice({
  name: 'stored',
  initialState: {} as StoredState,
  reducers: {
    /** A login page never replaces a stored screen. */
    navigated: {
      prepare: (path: string) => ({ payload: path, meta: { at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<string, string, { at: number }>) {
        if (screenOf(payload) || !screenOf(state.lastPath)) state.lastPath = payload;
      },
    },
    pageSizeChosen(state, { payload }: PayloadAction<number>) {
      state.pageSize = payload;
    },
    tableLeft(
      state,
      { payload: { table, entry, search, at } }: PayloadAction<TableStorageKey & { search: string; at: number }>,
    ) {
      const left = { search, savedAt: at };
      if (entry) state['claims-table'] = { search: '', savedAt: 0, ...state['claims-table'], [entry]: left };
      else state[table] = { ...state[table], ...left };
    },
    /** Without a layout the table uses its default. */
    tableArranged(state, { payload: { table, layout } }: PayloadAction<{ table: string; layout?: TableLayout }>) {
      const { [layoutKey(state, table)]: _old, ...others } = state['table-layouts'] ?? {};
      state['table-layouts'] = layout ? { ...others, [layoutKey(state, table)]: layout } : others;
      trackUnsent(state, [listKey('layout', table)]);
    },
    /** The ownership (`contract_id`) of the unit of a claim: the next claim starts with it. */
    unitChosen(state, { payload }: PayloadAction<number>) {
      state['last-units'] = { ...state['last-units'], [String(state.id)]: payload };
    },
    /** Without a query the table opens unfiltered. */
    tableStartChosen(state, { payload: { table, search } }: PayloadAction<{ table: string; search: string }>) {
      const { [layoutKey(state, table)]: _old, ...others } = state['table-starts'] ?? {};
      state['table-starts'] = search ? { ...others, [layoutKey(state, table)]: search } : others;
      trackUnsent(state, [listKey('start', table)]);
    },
    /** A bulk change was started. Its receipt stays beside the list, also after a reload, until it is closed. */
    bulkStarted(state, { payload: { table, id } }: PayloadAction<{ table: string; id: number }>) {
      state['open-bulks'] = { ...state['open-bulks'], [layoutKey(state, table)]: id };
    },
    /** The receipt of a bulk change was closed; a newer one stays. */
    bulkClosed(state, { payload: { table, id } }: PayloadAction<{ table: string; id: number }>) {
      const { [layoutKey(state, table)]: open, ...others } = state['open-bulks'] ?? {};
      if (open === id) state['open-bulks'] = others;
    },
    screenFilled(state, { payload }: PayloadAction<boolean>) {
      state['fills-screen'] = payload;
    },
    gridKeysSet(state, { payload }: PayloadAction<boolean>) {
      state['grid-keys'] = { ...state['grid-keys'], [String(state.id)]: payload };
      trackUnsent(state, ['grid-keys']);
    },
    /** The server's settings of the user arrived. */
    preferencesRead(state, { payload }: PayloadAction<Preference[]>) {
      mergeServerSettings(state, payload);
    },
    /** The server has the same value of a setting, or rejects it. */
    preferenceSent(state, { payload }: PayloadAction<string>) {
      trackUnsent(state, [payload], true);
    },
    /** Without a theme the page follows the system. */
    themeChosen(state, { payload }: PayloadAction<Theme | undefined>) {
      state.theme = payload;
    },
    /** The user opened an item with the palette. */
    wentTo(state, { payload: { userId, place } }: PayloadAction<{ userId: number; place: Recent }>) {
      const before = recentsOf(state, userId).filter(({ path }) => path !== place.path);
      state.recents = { userId, places: [place, ...before].slice(0, recentsAtMost) };
    },
    /** Section 4: logout removes token and last path; the user's id and type and the palette's items are removed too. */
    signedOut(state) {
      delete state.token;
      delete state.lastPath;
      delete state.id;
      delete state.userType;
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
        // The last path stays, so that the next login continues where the session ended.
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
    selectTheme: (state) => state.theme,
    selectTableLayout: (state, table: string) => state['table-layouts']?.[layoutKey(state, table)],
  },
});

export const {
  bulkClosed,
  bulkStarted,
  gridKeysSet,
  navigated,
  pageSizeChosen,
  preferenceSent,
  preferencesRead,
  screenFilled,
  tableArranged,
  tableLeft,
  tableStartChosen,
  themeChosen,
  unitChosen,
  wentTo,
  signedOut,
} = storedSlice.actions;
/** Matches the actions after which another person may use the portal: slices remove the data of the previous user. */
export const hasUserChanged = isAnyOf(isSignedIn, signedOut);
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
  selectTheme,
} = storedSlice.selectors;
