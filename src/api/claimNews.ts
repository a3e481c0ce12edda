import type { UnreadNews } from '../contract/claimReading';
import { updateEachRecord, type CacheStore } from './claimCache';
import { claimNewsGeneratedApi, type MarkClaimsApiArg } from './generated/claimNews.gen';
import { listTag, makesStale } from './tags';

/** Most marked claims that are updated one by one; if there are more, their lists are refetched. */
const maxSingleUpdates = 30;

/** Writes a claim's news to every cached page and row of it. */
export const cacheNews = (
  claimId: number,
  store: CacheStore,
  newsOf: (former: UnreadNews | null) => UnreadNews | null,
) => {
  const update = <Claim extends { news?: UnreadNews | null }>(claim: Claim) => {
    claim.news = newsOf(claim.news ?? null);
    return claim;
  };
  updateEachRecord(claimId, store, { unit: update, project: update });
};

/** Returns the news of a claim after a mark. */
const afterMark =
  ({ is_read: isRead, up_to: upTo = Infinity }: MarkClaimsApiArg['body']) =>
  (news: UnreadNews | null): UnreadNews | null => {
    if (isRead) return news && news.up_to > upTo ? news : null;
    return news ?? { what: [], up_to: 0 };
  };

export const claimNewsApi = claimNewsGeneratedApi.enhanceEndpoints({
  endpoints: {
    countUnreadClaims: { providesTags: ['ClaimNews'] },
    // Lists of unread claims are refetched when they are opened (`claimEditsSlice`): a row that the user read keeps its
    // position.
    markClaims: {
      invalidatesTags: makesStale(({ body: { ids, type } }) => [
        'ClaimNews',
        ...(ids && ids.length <= maxSingleUpdates ? [] : [listTag(type === 'UNIT' ? 'UnitClaim' : 'ProjectClaim')]),
      ]),
      onQueryStarted: ({ body }, { queryFulfilled, ...store }) =>
        void queryFulfilled.then(
          () => {
            if (body.ids && body.ids.length <= maxSingleUpdates)
              for (const id of body.ids) cacheNews(id, store, afterMark(body));
          },
          () => {}, // The caller shows the failure.
        ),
    },
  },
});

export const { useCountUnreadClaimsQuery, useMarkClaimsMutation } = claimNewsApi;
export type { MarkClaimsApiArg } from './generated/claimNews.gen';
