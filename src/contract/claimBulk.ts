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
const bulkDeeds = [...bulkActions, 'undo'] as const;
export type BulkDeed = (typeof bulkDeeds)[number];

const bulkOutcomes = ['waiting', 'done', 'refused'] as const;
export const Bulk = Shape('Bulk', {
  id: Id,
  action: OneOf(bulkDeeds),
  priority: Nullable(OneOf(claimPriorities)),
  responsible: Nullable(Responsible, { description: 'Of `assign`; null for nobody.' }),
  reason: Nullable(Type.String()),
  is_over: Type.Boolean(),
  total: Type.Integer(),
  done: Type.Integer(),
  refused: Type.Integer(),
  created_at: Instant,
  undo_until: Type.Optional(
    Nullable(Instant, { description: 'Until when it can be taken back; null where it can not, or not any more.' }),
  ),
  rows: Type.Array(
    Type.Object({
      claim_id: Id,
      record_id: Type.Integer({
        description: "The claim's record of a unit or of a project, which its page is named by.",
      }),
      outcome: OneOf(bulkOutcomes),
      message: Nullable(Type.String({ description: 'Why it was refused.' })),
    }),
  ),
});
export type Bulk = Static<typeof Bulk>;

const claimsOf = (filters: Parameters<typeof Type.Object>[0]) => ({
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: limits.bulkClaims })),
  filter: Type.Optional(
    Type.Object(
      { q: Type.Optional(Text), ...filters },
      { additionalProperties: false, description: 'All that the list finds with it.' },
    ),
  ),
});
const reason = Type.Optional(Nullable(LongText));
/** For `assign`: the new responsible person; null for nobody. */
const responsible_id = Type.Optional(Nullable(Id));

export const claimBulkOperations = defineOperations('claims', {
  startUnitClaimBulk: {
    method: 'POST',
    path: '/logic/unit_claim/bulk',
    permission: 'claims:changeStatus',
    summary: 'Changes many unit claims, named by `ids` or found by `filter`, one after the other.',
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
    summary: 'Changes many project claims, named by `ids` or found by `filter`, one after the other.',
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
      "Takes back what one's own change of many claims did, within ten minutes: each claim that nobody changed since becomes what it was.",
    status: 201,
    params: idParams,
    data: Bulk,
  },
  getClaimBulk: {
    method: 'GET',
    path: '/logic/claim_bulk/{id}',
    permission: 'claims:changeStatus',
    summary: 'How far a change of many claims is, and what became of each.',
    params: idParams,
    data: Bulk,
  },
});
