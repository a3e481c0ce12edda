/**
 * Keeps a person's settings (layouts of lists, the query they open with, keys) the same in every browser. What this browser stores is
 * shown at once; the server's are read when the page has what it shows, and changes go there a moment after the last one.
 */
import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { isApiError } from '../api/envelope';
import { preferencesApi } from '../api/preferences';
import type { Preference, PreferenceKey } from '../contract/preferences';
import type { RootState } from './rootReducer';
import { startListening } from './listener';
import { preferenceIn, unsentIn } from './storedPreferences';
import { gridKeysSet, preferenceSent, preferencesRead, tableArranged, tableStartChosen } from './storedSlice';

const { listPreferences, savePreference } = preferencesApi.endpoints;

/** Somebody is signed in, and the page is up: their settings are wanted once. */
export const preferencesWanted = createAction('preferences/wanted');

/** Milliseconds after the last change: a column that is dragged is sent once. */
const pauseMs = 800;
/** Milliseconds that the page's own calls are waited for at most. */
const patienceMs = 15_000;

const isRead = (state: RootState): boolean => listPreferences.select()(state).isSuccess;

/** Whether the page has what it asked for: its first rows come before the settings. */
function isQuiet({ api }: RootState): boolean {
  const calls = Object.values(api.queries);
  return calls.some((call) => call?.status === 'fulfilled') && calls.every((call) => call?.status !== 'pending');
}

startListening({
  actionCreator: preferencesWanted,
  effect: async (_action, { condition, cancelActiveListeners, dispatch, getState }) => {
    cancelActiveListeners();
    if (isRead(getState())) return;
    if (!isQuiet(getState())) await condition((_, state) => isQuiet(state), patienceMs);
    const { id } = getState().stored;
    const { data } = await dispatch(listPreferences.initiate(undefined, { subscribe: false }));
    // A server without them answers nothing; then all stays in this browser.
    if (data && getState().stored.id === id) dispatch(preferencesRead(data.items as Preference[]));
  },
});

startListening({
  matcher: isAnyOf(tableArranged, tableStartChosen, gridKeysSet, preferencesRead),
  effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
    cancelActiveListeners();
    await delay(pauseMs);
    const { id } = getState().stored;
    // Before the server's are read nobody knows whether it has any; what was changed meanwhile is sent then.
    if (!isRead(getState())) return;
    for (const key of unsentIn(getState().stored)) {
      const value = preferenceIn(getState().stored, key);
      const { error } = await dispatch(savePreference.initiate({ key: key as PreferenceKey, body: { value } }));
      const { stored } = getState();
      if (stored.id !== id || !stored.token) return;
      // What it refuses it will refuse again; anything else is sent with the next change or the next visit.
      const isFinal = isApiError(error) && (error.status === 400 || error.status === 404);
      if ((!error || isFinal) && preferenceIn(stored, key) === value) dispatch(preferenceSent(key));
    }
  },
});
