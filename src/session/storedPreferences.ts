import type { Preference, PreferenceKey, PreferenceValue } from '../contract/preferences';
import type { StoredState, TableLayout } from './storedKeys';

/** The local-storage names of the lists' settings, by the prefix of their keys on the server. */
const kinds = { layout: 'table-layouts', start: 'table-starts' } as const;
type Kind = keyof typeof kinds;

/** Returns the server's key of a list's setting. */
export const listKey = (kind: Kind, list: string) => `${kind}-${list}` as PreferenceKey;

function parseListKey(key: string): { kind: Kind; list: string } | undefined {
  const [, kind, list] = /^(layout|start)-(.+)$/.exec(key) ?? [];
  return kind && list ? { kind: kind as Kind, list } : undefined;
}

/** Returns this browser's value of a setting; null if the user has the default. */
export function settingValue(state: StoredState, key: string): PreferenceValue {
  const listSetting = parseListKey(key);
  if (!listSetting) return state['grid-keys']?.[String(state.id)] ?? null;
  return state[kinds[listSetting.kind]]?.[`${state.id} ${listSetting.list}`] ?? null;
}

/** Stores a setting of the server in this browser. */
function write(state: StoredState, { key, value }: Preference): void {
  const listSetting = parseListKey(key);
  const name = listSetting ? `${state.id} ${listSetting.list}` : String(state.id);
  const stored = (state[listSetting ? kinds[listSetting.kind] : 'grid-keys'] ??= {}) as Record<string, PreferenceValue>;
  if (value === null) delete stored[name];
  else stored[name] = listSetting?.kind === 'layout' ? (value as TableLayout) : value;
}

/** Returns the server's keys of the settings that this browser has. */
function settingKeys(state: StoredState): PreferenceKey[] {
  const ofLists = (kind: Kind) =>
    Object.keys(state[kinds[kind]] ?? {})
      .filter((name) => name.startsWith(`${state.id} `))
      .map((name) => listKey(kind, name.slice(name.indexOf(' ') + 1)));
  const hasKeys = state['grid-keys']?.[String(state.id)] !== undefined;
  return [...ofLists('layout'), ...ofLists('start'), ...(hasKeys ? (['grid-keys'] as const) : [])];
}

/** Returns the keys of the settings that the user changed and the server may not have. */
export const unsentKeys = (state: StoredState): string[] => state['unsent-preferences']?.[String(state.id)] ?? [];

/** Records that settings must be sent, or (`isSent`) no longer. */
export function trackUnsent(state: StoredState, keys: string[], isSent = false): void {
  const others = unsentKeys(state).filter((key) => !keys.includes(key));
  state['unsent-preferences'] = {
    ...state['unsent-preferences'],
    [String(state.id)]: isSent ? others : [...others, ...keys],
  };
}

/**
 * Stores the server's settings, except those that were changed here since. Settings that only this browser has are
 * recorded to be sent.
 */
export function mergeServerSettings(state: StoredState, saved: Preference[]): void {
  const unsent = unsentKeys(state);
  for (const preference of saved) if (!unsent.includes(preference.key)) write(state, preference);
  const known = saved.map(({ key }) => key);
  const missing = settingKeys(state).filter((key) => !known.includes(key) && !unsent.includes(key));
  if (missing.length > 0) trackUnsent(state, missing);
}
