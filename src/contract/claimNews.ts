/** News of a claim since a user last read it, and the marks of what was read. */
import { Type, type Static } from 'typebox';
import { unitClaimFilters } from './claimFilters';
import { claimTypes } from './claimStatus';
import { limits } from './limits';
import { defineOperations, Id, Ids, Instant, Nullable, OneOf, Shape, Text } from './operation';
import { can, type Holder, type Permission } from './permissions';

/** Kinds of news of a claim. */
const newsKinds = [
  'created',
  'message',
  'photo',
  'state',
  'facts',
  'priority',
  'price',
  'note',
  'responsible',
  'internal',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Permission that a user needs, besides seeing the claim, to get this kind of news. */
const toldWith: Partial<Record<NewsKind, Permission>> = {
  priority: 'claims:seePriority',
  price: 'claims:seePrice',
  note: 'claims:note',
  responsible: 'claims:changeStatus',
  // Any change that is not marked as visible to all who see the claim.
  internal: 'claims:changeStatus',
};

/** Returns the kinds of news that a user gets of visible claims. */
export const newsToldTo = (holder: Holder): NewsKind[] =>
  newsKinds.filter((kind) => can(holder, toldWith[kind] ?? 'session:use'));

export const ClaimNews = Shape('ClaimNews', {
  claim_id: Id,
  what: Type.Array(Type.Object({ what: OneOf(newsKinds), count: Type.Integer() }), {
    description: 'By others, since the caller read the claim; empty where the caller marked it as unread.',
  }),
  up_to: Type.Integer({
    description: 'Number of the newest of it: marking as read up to here keeps what comes later.',
  }),
});
export type ClaimNews = Static<typeof ClaimNews>;

const Counts = { unit: Type.Integer(), project: Type.Integer() };
export const UnreadCounts = Shape('UnreadCounts', {
  ...Counts,
  last_visit: Nullable(Type.Object({ at: Instant, ...Counts }), {
    description: 'When the caller was last here before today, and in how many claims others did something since.',
  }),
});
export type UnreadCounts = Static<typeof UnreadCounts>;

export const claimNewsOperations = defineOperations('claimNews', {
  listClaimNews: {
    method: 'GET',
    path: '/logic/claim/news',
    permission: 'claims:discuss',
    summary: 'What the caller has not read of the claims that `ids` names; claims without news are left out.',
    query: Type.Object({ ids: Ids() }, { additionalProperties: false }),
    data: Type.Array(ClaimNews),
  },
  countUnreadClaims: {
    method: 'GET',
    path: '/logic/claim/unread',
    permission: 'claims:discuss',
    summary: 'How many claims of each kind the caller has not read.',
    data: UnreadCounts,
  },
  markClaims: {
    method: 'POST',
    path: '/logic/claim/read',
    permission: 'claims:discuss',
    summary: 'Marks claims, named by `ids` or found by `filter`, as read or as unread; for the caller alone.',
    body: Type.Object(
      {
        type: OneOf(claimTypes),
        is_read: Type.Boolean(),
        ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: limits.bulkClaims })),
        filter: Type.Optional(
          Type.Object(
            { q: Type.Optional(Text), ...unitClaimFilters },
            { additionalProperties: false, description: 'All that the list finds with it.' },
          ),
        ),
        up_to: Type.Optional(Type.Integer({ minimum: 0, description: 'What is newer stays unread.' })),
      },
      { additionalProperties: false },
    ),
    data: Type.Object({ marked: Type.Integer() }),
  },
});
