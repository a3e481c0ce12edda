import { claimNewsGeneratedApi } from './generated/claimNews.gen';
import { makesStale } from './tags';

export const claimNewsApi = claimNewsGeneratedApi.enhanceEndpoints({
  endpoints: {
    listClaimNews: { providesTags: ['ClaimNews'] },
    countUnreadClaims: { providesTags: ['ClaimNews'] },
    // Lists of unread claims are refetched when they are opened (`claimEditsSlice`): a row that the user read keeps its
    // position.
    markClaims: { invalidatesTags: makesStale(() => ['ClaimNews']) },
  },
});

export const { useListClaimNewsQuery, useCountUnreadClaimsQuery, useMarkClaimsMutation } = claimNewsApi;
export type { ClaimNews, MarkClaimsApiArg } from './generated/claimNews.gen';
