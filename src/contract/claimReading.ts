/** What an answer says of a claim for its reader: the unread news, and the next visit to a resident. */
import { Type, type Static } from 'typebox';
import { Instant, Nullable, OneOf, Shape } from './operation';
import { visitSides, visitStatuses } from './visitStatus';

/** Kinds of news of a claim. */
export const newsKinds = [
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

export const UnreadNews = Shape('UnreadNews', {
  what: Type.Array(Type.Object({ what: OneOf(newsKinds), count: Type.Integer() }), {
    description:
      'Changes by others since the caller read the claim; empty if the claim is unread only because the caller marked it.',
  }),
  up_to: Type.Integer({
    description:
      'Id of the newest of these changes. If the caller marks the claim as read up to this id, later changes stay unread.',
  }),
});
export type UnreadNews = Static<typeof UnreadNews>;

export const VisitWindow = Shape('VisitWindow', {
  starts_at: Instant,
  ends_at: Instant,
  is_taken: Type.Boolean({ description: 'Whether the person who comes has another agreed visit at that time.' }),
});
export type VisitWindow = Static<typeof VisitWindow>;

export const NextVisit = Shape('NextVisit', {
  status: OneOf(visitStatuses),
  proposed_by: OneOf(visitSides),
  windows: Type.Array(VisitWindow, { description: 'The windows of the last proposal; empty once a date is agreed.' }),
  starts_at: Nullable(Instant, { description: 'Null until a date is agreed.' }),
  ends_at: Nullable(Instant),
});
export type NextVisit = Static<typeof NextVisit>;

/** Fields of a claim that differ by its reader; in pages of a list and in the detail. */
export const readingFields = {
  news: Type.Optional(Nullable(UnreadNews, { description: 'Null if the caller has read the claim.' })),
  asks_solved: Type.Optional(
    Type.Literal(true, {
      description: 'Whether the caller can say whether the completed claim is solved; missing if not.',
    }),
  ),
  next_visit: Type.Optional(
    Nullable(NextVisit, {
      description:
        'The open visit that the resident has to know of first: one that waits for the resident, else the earliest. Null if there is none, and for staff.',
    }),
  ),
};
