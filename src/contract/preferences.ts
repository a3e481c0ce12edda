/**
 * Personal settings, the same in every browser: the layout of lists, the query that they open with, keyboard shortcuts.
 */
import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Nullable, OneOf, Shape } from './operation';
import { viewedLists, type ViewedList } from './views';

/** Name of a column. A table has fewer columns than the maximum. */
const ColumnKey = Type.String({ pattern: '^[\\w-]{1,60}$' });
const columnsAtMost = 100;

/** A user's layout of a table. Missing fields use the table's default. */
export const TableLayout = Shape('TableLayout', {
  order: Type.Optional(
    Type.Array(ColumnKey, { maxItems: columnsAtMost, description: 'Keys of the columns, in the chosen order.' }),
  ),
  shown: Type.Optional(
    Type.Record(ColumnKey, Type.Boolean(), {
      maxProperties: columnsAtMost,
      additionalProperties: false,
      description: 'Columns whose visibility differs from the default.',
    }),
  ),
  widths: Type.Optional(
    Type.Record(ColumnKey, Type.Number({ minimum: 0, maximum: 10_000 }), {
      maxProperties: columnsAtMost,
      additionalProperties: false,
      description: 'Pixels of the columns whose width differs from the default.',
    }),
  ),
  isFirstFrozen: Type.Optional(Type.Boolean()),
  isCompact: Type.Optional(Type.Boolean()),
  hasCards: Type.Optional(Type.Boolean({ description: 'Cards instead of rows, also where the window is wide.' })),
  isSplit: Type.Optional(
    Type.Boolean({ description: 'Columns that share one where the window is narrow stay apart.' }),
  ),
});
export type TableLayout = Static<typeof TableLayout>;

const StartQuery = Type.String({ maxLength: limits.listQueryMax });

/** The schema of each setting. `null`: the user went back to the default. */
export const preferenceShapes = {
  'grid-keys': Nullable(Type.Boolean()),
  ...forEachList('layout', Nullable(TableLayout)),
  ...forEachList('start', Nullable(StartQuery)),
};
export type PreferenceKey = keyof typeof preferenceShapes;
export const preferenceKeys = Object.keys(preferenceShapes) as PreferenceKey[];

/** Declares the same setting for every list that has views: `layout-clients`. */
function forEachList<Name extends string, T>(name: Name, shape: T) {
  return Object.fromEntries(viewedLists.map((list) => [`${name}-${list}`, shape])) as Record<
    `${Name}-${ViewedList}`,
    T
  >;
}

export const PreferenceValue = Type.Union([TableLayout, StartQuery, Type.Boolean(), Type.Null()]);
export type PreferenceValue = Static<typeof PreferenceValue>;

export const Preference = Shape('Preference', { key: OneOf(preferenceKeys), value: PreferenceValue });
export type Preference = Static<typeof Preference>;

export const preferenceOperations = defineOperations('preferences', {
  listPreferences: {
    method: 'GET',
    path: '/logic/preferences',
    permission: 'preferences:use',
    summary: "Lists the caller's stored settings, which are the same in every browser.",
    data: Type.Array(Preference),
  },
  savePreference: {
    method: 'PUT',
    path: '/logic/preferences/{key}',
    permission: 'preferences:use',
    summary:
      'Stores one setting of the caller; it replaces the previous value. 400 if the value is not valid for the setting.',
    params: Type.Object({ key: OneOf(preferenceKeys) }),
    body: Type.Object({ value: PreferenceValue }, { additionalProperties: false }),
    data: Preference,
  },
});
