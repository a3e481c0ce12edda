/**
 * Keeps a user's settings (layouts of lists, their initial query, keys) the same in every browser. The stored settings
 * of this browser apply at once. The server's settings are read when the page has loaded its records, and changes are
 * sent `pauseMs` after the last one.
 */
import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { isApiError } from '../api/envelope';
import { preferencesApi } from '../api/preferences';
import type { Preference, PreferenceKey } from '../contract/preferences';
import type { RootState } from './rootReducer';
import { startListening } from './listener';
import { settingValue, unsentKeys } from './storedPreferences';
import { gridKeysSet, preferenceSent, preferencesRead, tableArranged, tableStartChosen } from './storedSlice';

const { listPreferences, savePreference } = preferencesApi.endpoints;

/** Dispatched when a user is signed in and the page is rendered: their settings are loaded once. */
export const preferencesWanted = createAction('preferences/wanted');

/** Milliseconds after the last change, so that dragging a column sends one call. */
const pauseMs = 800;
/** Most milliseconds to wait for the page's own calls. */
const maxWaitMs = 15_000;

const isRead = (state: RootState): boolean => listPreferences.select()(state).isSuccess;

/** Whether the page's calls have finished: its first rows have priority over the settings. */
function isQuiet({ api }: RootState): boolean {
  const calls = Object.values(api.queries);
  return calls.some((call) => call?.status === 'fulfilled') && calls.every((call) => call?.status !== 'pending');
}

startListening({
  actionCreator: preferencesWanted,
  effect: async (_action, { condition, cancelActiveListeners, dispatch, getState }) => {
    cancelActiveListeners();
    if (isRead(getState())) return;
    if (!isQuiet(getState())) await condition((_, state) => isQuiet(state), maxWaitMs);
    const { id } = getState().stored;
    const { data } = await dispatch(listPreferences.initiate(undefined, { subscribe: false }));
    // A server without settings responds with an error; then they stay in this browser.
    if (data && getState().stored.id === id) dispatch(preferencesRead(data.items as Preference[]));
  },
});

startListening({
  matcher: isAnyOf(tableArranged, tableStartChosen, gridKeysSet, preferencesRead),
  effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
    cancelActiveListeners();
    await delay(pauseMs);
    const { id } = getState().stored;
    // Until the server's settings are read it is unknown whether it has any. Changes made before are sent then.
    if (!isRead(getState())) return;
    for (const key of unsentKeys(getState().stored)) {
      const value = settingValue(getState().stored, key);
      const { error } = await dispatch(savePreference.initiate({ key: key as PreferenceKey, body: { value } }));
      const { stored } = getState();
      if (stored.id !== id || !stored.token) return;
      // A rejected value would be rejected again. After any other error the value is sent with the next change or the
      // next visit.
      const isFinal = isApiError(error) && (error.status === 400 || error.status === 404);
      if ((!error || isFinal) && settingValue(stored, key) === value) dispatch(preferenceSent(key));
    }
  },
});
