import { searchGeneratedApi } from './generated/search.gen';

/** Each text is asked for anew: what it finds belongs to many resources. */
const searchApi = searchGeneratedApi.enhanceEndpoints({
  endpoints: { searchEverything: { keepUnusedDataFor: 10 } },
});

export const { useSearchEverythingQuery } = searchApi;
export type { Found } from './generated/search.gen';
