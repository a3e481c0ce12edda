import { Type, type Static } from 'typebox';
import { defineOperations, Id, OneOf, Shape } from './operation';
import { managePermissionOf, roles, type Permission, type Role } from './permissions';

/** The accounts of each role are a kind of records. */
const accountPermissions = Object.fromEntries(roles.map((role) => [role, managePermissionOf(role)])) as Record<
  Role,
  Permission
>;

/**
 * The kinds of records whose changes are notified, and the permission to receive each kind. The policy decides which
 * records of a kind.
 */
export const changeKindPermissions = {
  unitClaim: 'unitClaims:read',
  projectClaim: 'projectClaims:read',
  unit: 'units:read',
  leaseRequest: 'leaseRequests:read',
  project: 'projects:read',
  contractor: 'contractors:manage',
  work: 'works:manage',
  visit: 'visits:read',
  ...accountPermissions,
  import: 'imports:run',
  /** The user's own data: the records that it may see, what it has read, or the progress of its bulk change. */
  access: 'session:use',
} as const satisfies Record<string, Permission>;
export type ChangeKind = keyof typeof changeKindPermissions;
export const changeKinds = Object.keys(changeKindPermissions) as ChangeKind[];

/** Kinds that only one user receives: the id is the user's. */
const personalKinds = ['access'] as const satisfies ChangeKind[];
export type PersonalKind = (typeof personalKinds)[number];
export const isPersonal = (kind: ChangeKind): kind is PersonalKind =>
  (personalKinds as readonly ChangeKind[]).includes(kind);

/**
 * What changed in a record. Claims distinguish their fields, and users their data; other records are only created or
 * changed.
 */
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
  'notices',
  'order',
] as const;
export type ChangedField = (typeof changedFields)[number];

/** Additional permission to be notified of a change of this field of a claim. */
export const changedFieldPermissions: Partial<Record<ChangedField, Permission>> = {
  price: 'claims:seePrice',
  priority: 'claims:seePriority',
  // Any column that is not marked as visible to all who see the claim.
  internal: 'claims:changeStatus',
  // Current viewers; notified immediately and not stored.
  viewers: 'claims:seeViewers',
};

/** A change of a record. Clients request its current data separately. */
export const Change = Shape('Change', { kind: OneOf(changeKinds), id: Id, what: OneOf(changedFields) });
export type Change = Static<typeof Change>;

export const eventOperations = defineOperations('events', {
  followChanges: {
    method: 'GET',
    path: '/events',
    permission: 'session:use',
    summary:
      'Sends the changes of the records that the caller may see, as server-sent events. `change` contains changes; `reset` contains none and means that the client must reload everything.',
    isStream: true,
    query: Type.Object(
      {
        since_seconds: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 600,
            description: 'Without `Last-Event-ID`: the stream begins with the changes of this number of seconds.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    headers: Type.Object({
      'last-event-id': Type.Optional(
        Type.String({
          maxLength: 8000,
          description: 'Id of the last event received: the stream begins with the changes since that event.',
        }),
      ),
    }),
    data: Type.Array(Change),
  },
});
