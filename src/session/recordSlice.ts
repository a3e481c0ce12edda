import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../api/token';
import { screenOf, to, type RecordScreen } from '../contract/links';
import { rootReducer, type RootState } from './rootReducer';
import { hasUserChanged, navigated } from './storedSlice';

/** The kinds of records that have a page, by the name of their slice. */
export const recordScreens = {
  unitClaims: 'reclamos/:id',
  projectClaims: 'consorcio-reclamos/:id',
  clients: 'clientes/:id',
  units: 'unidades/:id',
  leases: 'lease-request/:id',
  projects: 'proyectos/:id',
  contractors: 'contratistas/:id',
  works: 'trabajos/:id',
  managers: 'managers/:id',
  consortiums: 'consortiums/:id',
} as const satisfies Record<string, RecordScreen>;
export type RecordKind = keyof typeof recordScreens;

/** Names by the address of their record, or by the choice of a filter; those of the latest answers first. */
export type Names = Record<string, string>;

/** What is remembered of the records of one kind. The records themselves are in the query cache. */
export interface RecordState {
  /** The pages of records that were opened lately, the latest first, and when (milliseconds). */
  opened: { path: string; at: number }[];
  names: Names;
}
declare module './rootReducer' {
  interface LazyLoadedSlices extends Record<RecordKind, RecordState> {}
}

/** Most opened records that are remembered. */
const openedAtMost = 8;
/** Most names that are remembered. */
const namesAtMost = 500;

const initialState: RecordState = { opened: [], names: {} };

/** Matches the actions after which no name may be known: another person may use the portal. */
export const hasSessionEnded = isAnyOf(hasUserChanged, sessionEnded);

/** Returns the known names with those of an answer. */
export function withNames(known: Names, seen: [key: string, label: string][]): Names {
  const latest = Object.fromEntries(seen);
  return Object.fromEntries(Object.entries({ ...latest, ...known, ...latest }).slice(0, namesAtMost));
}

/** A query whose answers have names of records. */
interface Answers<Answer> {
  matchFulfilled: (action: unknown) => action is PayloadAction<Answer>;
}
interface RecordSource<Row> {
  kind: RecordKind;
  /** The calls that list records. */
  lists: Answers<{ items: Row[] }>[];
  /** The call that reads one record. */
  detail: Answers<Row>;
  idOf: (row: Row) => number;
  /** The name of a record: the title of its page. */
  nameOf: (row: Row) => string;
}

/**
 * Creates the slice of a feature's records: their names, from the answers of its calls, and which were opened. The call
 * that reads a record does not tell whether the user opened it: a cached record needs no call, and a row that another
 * user changed is read by the same call. So the navigation tells it. All is removed when the session ends.
 */
export function createRecordSlice<Row>({ kind, lists, detail, idOf, nameOf }: RecordSource<Row>): RecordSelectors {
  const screen = recordScreens[kind];
  const see = (state: RecordState, rows: Row[]) => {
    state.names = withNames(
      state.names,
      rows.map((row) => [to(screen, { id: idOf(row) }), nameOf(row)]),
    );
  };
  const hasOpened = (action: unknown): action is ReturnType<typeof navigated> =>
    navigated.match(action) && screenOf(action.payload) === screen;
  return createSlice({
    name: kind,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addMatcher(hasSessionEnded, () => initialState)
        .addMatcher(hasOpened, (state, { payload, meta }) => {
          const [path = ''] = payload.split('?');
          const others = state.opened.filter((each) => each.path !== path);
          state.opened = [{ path, at: meta.at }, ...others].slice(0, openedAtMost);
        })
        .addMatcher(detail.matchFulfilled, (state, { payload }) => see(state, [payload]));
      for (const { matchFulfilled } of lists)
        builder.addMatcher(matchFulfilled, (state, { payload }) => see(state, payload.items));
    },
    selectors: { selectOpenedId: ({ opened: [last] }) => last && Number(/\d+/.exec(last.path)?.[0]) },
  }).injectInto(rootReducer).selectors;
}
/** What a list reads of the slice of its records. */
export interface RecordSelectors {
  /** The id of the record whose page was opened last. */
  selectOpenedId: (root: RootState) => number | undefined;
}

/** Returns the name of a record; undefined if none of this session's answers had it. */
export const selectRecordName = (root: RootState, kind: RecordKind, id: number): string | undefined =>
  root[kind]?.names[to(recordScreens[kind], { id })];
