import { searchGeneratedApi } from './generated/search.gen';

/** Never cached: the results belong to many resources. */
const searchApi = searchGeneratedApi.enhanceEndpoints({
  endpoints: { searchEverything: { keepUnusedDataFor: 10 } },
});

export const { useSearchEverythingQuery } = searchApi;
export type { Found } from './generated/search.gen';
