import { preferencesGeneratedApi } from './generated/preferences.gen';

/** Read once in a session; this browser applies its own changes itself (`session/preferences`). */
export const preferencesApi = preferencesGeneratedApi.enhanceEndpoints({
  endpoints: { listPreferences: { keepUnusedDataFor: Infinity }, savePreference: {} },
});
export type { Preference } from './generated/preferences.gen';
