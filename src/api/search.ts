import { searchGeneratedApi } from './generated/search.gen';

/** Hardly cached, because the results belong to many resources and no command could invalidate them. */
const searchApi = searchGeneratedApi.enhanceEndpoints({
  endpoints: { searchEverything: { keepUnusedDataFor: 10 } },
});

export const { useSearchEverythingQuery } = searchApi;
export type { Found } from './generated/search.gen';
