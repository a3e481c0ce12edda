import { preferencesGeneratedApi } from './generated/preferences.gen';

/** Read once for each user who signs in; this browser applies its own changes itself (`session/preferences`). */
export const preferencesApi = preferencesGeneratedApi.enhanceEndpoints({
  endpoints: { listPreferences: { keepUnusedDataFor: Infinity, providesTags: ['Preference'] }, savePreference: {} },
});
export type { Preference } from './generated/preferences.gen';
