import { preferencesGeneratedApi } from './generated/preferences.gen';

/** Read once in a session; what this browser changes itself it knows (`session/preferences`). */
export const preferencesApi = preferencesGeneratedApi.enhanceEndpoints({
  endpoints: { listPreferences: { keepUnusedDataFor: Infinity }, savePreference: {} },
});
export type { Preference } from './generated/preferences.gen';
