/** News of a claim since a user last read it, and the marks of what was read. */
import { Type, type Static } from 'typebox';
import { unitClaimFilters } from './claimFilters';
import { newsKinds, UnreadNews, type NewsKind } from './claimReading';
import { claimTypes } from './claimStatus';
import { limits } from './limits';
import { defineOperations, Id, Ids, Instant, Nullable, OneOf, Shape, Text } from './operation';
import { can, type Holder, type Permission } from './permissions';

/** Permission that a user needs, besides seeing the claim, to get this kind of news. */
const newsPermissions: Partial<Record<NewsKind, Permission>> = {
  priority: 'claims:seePriority',
  price: 'claims:seePrice',
  note: 'claims:note',
  responsible: 'claims:changeStatus',
  // Any change that is not marked as visible to all who see the claim.
  internal: 'claims:changeStatus',
};

/** Returns the kinds of news that a user gets of visible claims. */
export const newsKindsFor = (holder: Holder): NewsKind[] =>
  newsKinds.filter((kind) => can(holder, newsPermissions[kind] ?? 'session:use'));

export const ClaimNews = Shape('ClaimNews', { claim_id: Id, ...UnreadNews.properties });
export type ClaimNews = Static<typeof ClaimNews>;

const Counts = { unit: Type.Integer(), project: Type.Integer() };
export const UnreadCounts = Shape('UnreadCounts', {
  ...Counts,
  last_visit: Nullable(Type.Object({ at: Instant, ...Counts }), {
    description:
      "The caller's last visit before today, and the number of claims with changes by others since then; null without such a visit.",
  }),
});
export type UnreadCounts = Static<typeof UnreadCounts>;

export const claimNewsOperations = defineOperations('claimNews', {
  listClaimNews: {
    method: 'GET',
    path: '/logic/claim/news',
    permission: 'claims:discuss',
    summary: "Returns the caller's unread news of the claims `ids`. Claims that the caller has read are omitted.",
    query: Type.Object({ ids: Ids() }, { additionalProperties: false }),
    data: Type.Array(ClaimNews),
  },
  countUnreadClaims: {
    method: 'GET',
    path: '/logic/claim/unread',
    permission: 'claims:discuss',
    summary: 'Counts the claims of each kind that the caller has not read.',
    data: UnreadCounts,
  },
  markClaims: {
    method: 'POST',
    path: '/logic/claim/read',
    permission: 'claims:discuss',
    summary: 'Marks claims, selected by `ids` or `filter`, as read or unread, for the caller only.',
    body: Type.Object(
      {
        type: OneOf(claimTypes),
        is_read: Type.Boolean(),
        ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: limits.bulkClaims })),
        filter: Type.Optional(
          Type.Object(
            { q: Type.Optional(Text), ...unitClaimFilters },
            { additionalProperties: false, description: 'Filters of the list: selects all claims that match.' },
          ),
        ),
        up_to: Type.Optional(
          Type.Integer({
            minimum: 0,
            description: 'Id of the last change to mark as read; later changes stay unread.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    data: Type.Object({ marked: Type.Integer() }),
  },
});
