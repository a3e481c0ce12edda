import { Type, type Static } from 'typebox';
import { projectClaimFilters, unitClaimFilters } from './claimFilters';
import { Responsible } from './claimResponsible';
import { claimMoves, claimPriorities } from './claimStatus';
import { limits } from './limits';
import { defineOperations, Id, idParams, Instant, LongText, Nullable, OneOf, Shape, Text } from './operation';

/** Actions on many claims at once. */
const bulkActions = [...claimMoves, 'priority', 'assign'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** What a bulk change did: an action, or the undo of an earlier bulk change. */
const bulkChangeKinds = [...bulkActions, 'undo'] as const;
export type BulkChangeKind = (typeof bulkChangeKinds)[number];

const bulkOutcomes = ['waiting', 'done', 'refused'] as const;
export const Bulk = Shape('Bulk', {
  id: Id,
  action: OneOf(bulkChangeKinds),
  priority: Nullable(OneOf(claimPriorities)),
  responsible: Nullable(Responsible, { description: 'For `assign`: the new responsible person; null for nobody.' }),
  reason: Nullable(Type.String()),
  is_over: Type.Boolean(),
  total: Type.Integer(),
  done: Type.Integer(),
  refused: Type.Integer(),
  created_at: Instant,
  undo_until: Type.Optional(
    Nullable(Instant, { description: 'Until when it can be undone; null if it cannot be undone (any more).' }),
  ),
  rows: Type.Array(
    Type.Object({
      claim_id: Id,
      record_id: Type.Integer({
        description: 'Id of the unit claim or project claim, as the address of its page contains it.',
      }),
      outcome: OneOf(bulkOutcomes),
      message: Nullable(Type.String({ description: 'Why the claim was refused; null otherwise.' })),
    }),
  ),
});
export type Bulk = Static<typeof Bulk>;

const claimsOf = (filters: Parameters<typeof Type.Object>[0]) => ({
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: limits.bulkClaims })),
  filter: Type.Optional(
    Type.Object(
      { q: Type.Optional(Text), ...filters },
      { additionalProperties: false, description: 'Filters of the list: selects all claims that match.' },
    ),
  ),
});
const reason = Type.Optional(
  Nullable(LongText, {
    description: 'For `reject`: the reason. For `up`: what was done in the claims that it completes.',
  }),
);
/** For `assign`: the new responsible person; null for nobody. */
const responsible_id = Type.Optional(Nullable(Id));

export const claimBulkOperations = defineOperations('claims', {
  startUnitClaimBulk: {
    method: 'POST',
    path: '/logic/unit_claim/bulk',
    permission: 'claims:changeStatus',
    summary: 'Starts a change of many unit claims, selected by `ids` or `filter`. A job changes them one by one.',
    status: 201,
    body: Type.Object(
      {
        ...claimsOf(unitClaimFilters),
        action: OneOf(bulkActions),
        priority: Type.Optional(OneOf(claimPriorities)),
        responsible_id,
        reason,
      },
      { additionalProperties: false },
    ),
    data: Bulk,
  },
  startProjectClaimBulk: {
    method: 'POST',
    path: '/logic/project_claim/bulk',
    permission: 'claims:changeStatus',
    summary: 'Starts a change of many project claims, selected by `ids` or `filter`. A job changes them one by one.',
    status: 201,
    body: Type.Object(
      { ...claimsOf(projectClaimFilters), action: OneOf([...claimMoves, 'assign'] as const), responsible_id, reason },
      { additionalProperties: false },
    ),
    data: Bulk,
  },
  undoClaimBulk: {
    method: 'POST',
    path: '/logic/claim_bulk/{id}/undo',
    permission: 'claims:changeStatus',
    summary:
      "Undoes the caller's own bulk change, within ten minutes. Each claim that nobody has changed since gets its previous value.",
    status: 201,
    params: idParams,
    data: Bulk,
  },
  getClaimBulk: {
    method: 'GET',
    path: '/logic/claim_bulk/{id}',
    permission: 'claims:changeStatus',
    summary: 'Returns the progress of a bulk change and the outcome of each claim.',
    params: idParams,
    data: Bulk,
  },
});
