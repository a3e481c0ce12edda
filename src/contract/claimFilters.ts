/** The columns of the claims' tables, the filters of their lists, and the filters whose options are counted. */
import { Type } from 'typebox';
import {
  answerStates,
  assignments,
  claimPriorities,
  claimStatuses,
  decisionStates,
  dueStates,
  nextStates,
  scoreCodes,
  warrantyStates,
} from './claimStatus';
import { Codes, Day, Ids, Instant } from './operation';
import { can, type Holder, type Permission } from './permissions';

export const unitClaimColumns = [
  'id',
  'date',
  'name',
  'building',
  'location',
  'location_detail',
  'category',
  'item',
  'description',
  'messages',
  'priority',
  'price',
  'status',
  'responsible',
  'due',
  'age',
  'last_message',
  'waiting',
  'warranty',
  'reopened',
  'answer',
  'score',
  'decision',
] as const;
export const projectClaimColumns = [
  'id',
  'date',
  'name',
  'building',
  'place',
  'reason',
  'description',
  'messages',
  'price',
  'status',
  'responsible',
  'due',
  'age',
  'last_message',
  'waiting',
  'reopened',
  'answer',
  'score',
  'warranty',
  'decision',
] as const;

export const projectClaimFilters = {
  status: Codes(claimStatuses),
  project_id: Ids(),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  older_than: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 3650, description: 'Claims created more than this number of days ago.' }),
  ),
  has_price: Type.Optional(Type.Boolean()),
  waiting: Type.Optional(
    Type.Boolean({ description: 'True: claims that wait for an answer from staff. False: the other claims.' }),
  ),
  mine: Type.Optional(
    Type.Literal(true, { description: 'Claims of the projects that are assigned to the caller as supervisor.' }),
  ),
  due: Codes(dueStates),
  next: Codes(nextStates),
  unread: Type.Optional(
    Type.Literal(true, {
      description: 'Claims with news that the caller has not read, or that the caller marked as unread.',
    }),
  ),
  news_since: Type.Optional({
    ...Instant,
    description: 'Claims with changes by others since this instant. Changes are kept for 90 days.',
  }),
  responsible_id: Ids(),
  assigned: Codes(assignments),
  answer: Codes(answerStates),
  score: Codes(scoreCodes),
  reopened: Type.Optional(
    Type.Boolean({
      description: 'True: claims that were reopened after they were completed. False: the other claims.',
    }),
  ),
  decision: Codes(decisionStates),
};
export const unitClaimFilters = {
  ...projectClaimFilters,
  priority: Codes(claimPriorities),
  unit_id: Ids(),
  client_id: Ids(),
  location_id: Ids(),
  category_id: Ids(),
  item_id: Ids(),
  warranty: Codes(warrantyStates),
};
/** The filters whose options are counted. */
export const projectClaimFacets = [
  'status',
  'project_id',
  'has_price',
  'waiting',
  'responsible_id',
  'due',
  'next',
  'decision',
] as const;
export const unitClaimFacets = [
  ...projectClaimFacets,
  'priority',
  'unit_id',
  'client_id',
  'location_id',
  'category_id',
  'item_id',
  'warranty',
] as const;

/**
 * Data of a claim that only some roles may see, by the name of its field, column, filter, order or facet, with the
 * required permission. Without the permission the field is null, and filters, orders and facets are ignored.
 */
const restricted: Partial<Record<string, Permission>> = {
  priority: 'claims:seePriority',
  price: 'claims:seePrice',
  repair_price: 'claims:seePrice',
  has_price: 'claims:seePrice',
  responsible: 'claims:seeResponsible',
  responsible_id: 'claims:seeResponsible',
  assigned: 'claims:seeResponsible',
  answer: 'claims:seeAnswers',
  score: 'claims:seeAnswers',
};
/**
 * Returns the permission to see a field, column, filter, order or facet of claims; undefined if every user who sees the
 * claim may.
 */
export const permissionToSee = (name: string): Permission | undefined => restricted[name];
/** Whether a user may see a field, column, filter, order or facet of visible claims. */
export const maySee = (holder: Holder, name: string): boolean => can(holder, restricted[name] ?? 'session:use');
