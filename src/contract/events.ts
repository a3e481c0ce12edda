import { Type, type Static } from 'typebox';
import { defineOperations, Id, OneOf, Shape } from './operation';
import type { Permission } from './permissions';

/** The kinds of records whose changes are told, and what a person needs to hear of each. Which records of a kind it hears of, its policy says. */
export const heardWith = {
  unitClaim: 'unitClaims:read',
  projectClaim: 'projectClaims:read',
  client: 'clients:manage',
  unit: 'units:read',
  leaseRequest: 'leaseRequests:read',
  project: 'projects:read',
  contractor: 'contractors:manage',
  work: 'works:manage',
  visit: 'visits:read',
  manager: 'managers:manage',
  consortium: 'consortiums:manage',
  admin: 'admins:manage',
  import: 'imports:run',
  /** A person itself: which records it may see has changed, what it has read, or how far its change of many claims is. */
  access: 'session:use',
} as const satisfies Record<string, Permission>;
export type ChangeKind = keyof typeof heardWith;
export const changeKinds = Object.keys(heardWith) as ChangeKind[];

/** Kinds that are told to one person alone: the id is its own. */
const personalKinds = ['access'] as const satisfies ChangeKind[];
export type PersonalKind = (typeof personalKinds)[number];
export const isPersonal = (kind: ChangeKind): kind is PersonalKind =>
  (personalKinds as readonly ChangeKind[]).includes(kind);

/** What of a record changed. Claims say which of their parts, a person which of its things; other records are only created or changed. */
const changedFields = [
  'created',
  'changed',
  'state',
  'price',
  'priority',
  'facts',
  'message',
  'photo',
  'internal',
  'viewers',
  'reading',
  'order',
] as const;
export type ChangedField = (typeof changedFields)[number];

/** What a person needs besides, to hear that this of a claim changed. */
export const fieldHeardWith: Partial<Record<ChangedField, Permission>> = {
  price: 'claims:seePrice',
  priority: 'claims:seePriority',
  // Any column that nobody has said to be for all who see the claim.
  internal: 'claims:changeStatus',
  // Who looks at it now; told as it happens and not kept.
  viewers: 'claims:seeViewers',
};

/** That a record changed; what it is now is asked for. */
export const Change = Shape('Change', { kind: OneOf(changeKinds), id: Id, what: OneOf(changedFields) });
export type Change = Static<typeof Change>;

/** Seconds after which a stream that says nothing is lost: a server that is there says at least every 15 seconds that it is. */
export const silentSeconds = 45;
export const heartbeatSeconds = 15;

export const eventOperations = defineOperations('events', {
  followChanges: {
    method: 'GET',
    path: '/events',
    permission: 'session:use',
    summary:
      'Tells which records change, of those that the caller may see, as server-sent events: `change` has some changes, `reset` none and asks to read everything anew.',
    isStream: true,
    query: Type.Object(
      {
        since_seconds: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 600,
            description: 'Without `Last-Event-ID`: tells what changed in the last seconds, too.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    headers: Type.Object({
      'last-event-id': Type.Optional(
        Type.String({ maxLength: 8000, description: 'The id of the last event: what came since is told first.' }),
      ),
    }),
    data: Type.Array(Change),
  },
});
