/** What the work about claims costs the company, and what it gets back (`costs:manage`): nobody else reads a cost. */
import { Type, type Static } from 'typebox';
import {
  costBearers,
  costFieldProblems,
  costKinds,
  recoveryProblems,
  recoveryStates,
  recoverySteps,
} from './costRules';
import { exportOf } from './exports';
import { limits } from './limits';
import {
  Codes,
  Day,
  defineOperations,
  Id,
  idParams,
  Ids,
  Instant,
  listQuery,
  Money,
  Nullable,
  OneOf,
  Shape,
  Text,
  Version,
} from './operation';

export const Cost = Shape('Cost', {
  id: Id,
  work_id: Id,
  kind: OneOf(costKinds),
  day: Day,
  note: Type.String(),
  estimated: Nullable(Money),
  agreed: Nullable(Money),
  actual: Nullable(Money),
  bearer: OneOf(costBearers),
  recovery: OneOf(recoveryStates),
  to_recover: Nullable(Money, {
    description:
      'The amount to get back from contractor or client: the actual, else the agreed, else the estimated one. Null for other bearers.',
  }),
  claimed_on: Nullable(Day),
  answered_on: Nullable(Day, { description: 'When the bearer accepted or refused.' }),
  received_on: Nullable(Day),
  refused_reason: Nullable(Type.String()),
  open_days: Nullable(Type.Integer(), {
    description: 'Days since the cost while its amount is still to be got back; else null.',
  }),
  invoice: Nullable(Type.Object({ name: Type.String(), url: Type.String({ description: 'Signed address.' }) })),
  claim_ids: Type.Array(Id),
  project: Type.String(),
  unit: Type.String(),
  contractor: Type.String({ description: 'Name of the contractor or the staff member of the work order.' }),
  cuit: Type.String(),
  created_by: Nullable(Type.String()),
  created_at: Instant,
  version: Version,
});
export type Cost = Static<typeof Cost>;

const Sums = {
  estimated: Money,
  agreed: Money,
  actual: Money,
  to_recover: Type.String({ description: 'What is still to be got back, as a decimal.' }),
  received: Money,
};
export const WorkCosts = Shape('WorkCosts', { costs: Type.Array(Cost), ...Sums });
export type WorkCosts = Static<typeof WorkCosts>;

export const ContractorCosts = Shape('ContractorCosts', {
  months: Type.Array(
    Type.Object({
      month: Type.String({ description: 'YYYY-MM' }),
      works: Type.Integer(),
      agreed: Money,
      actual: Money,
    }),
    { description: 'By the day of the cost, newest first; at most 24.' },
  ),
  ...Sums,
  works: Type.Integer({ description: 'Work orders that were done.' }),
  redone: Type.Integer({ description: 'Work orders that were sent back after they were done.' }),
});
export type ContractorCosts = Static<typeof ContractorCosts>;

export const costColumns = [
  'id',
  'day',
  'work',
  'claims',
  'project',
  'unit',
  'contractor',
  'cuit',
  'kind',
  'note',
  'estimated',
  'agreed',
  'actual',
  'bearer',
  'recovery',
  'to_recover',
  'open_days',
] as const;

const amount = Type.Optional(Nullable(Type.String({ maxLength: 40 })));
const fields = {
  kind: OneOf(costKinds),
  day: Text,
  note: Type.Optional(Type.String({ maxLength: limits.longTextMax })),
  estimated: amount,
  agreed: amount,
  actual: amount,
  bearer: OneOf(costBearers),
};
const invoice = { field: 'invoice', max: 1, bytes: limits.planBytes };

const costList = {
  method: 'GET',
  path: '/logic/cost',
  permission: 'costs:manage',
  summary: 'Lists costs, newest first by default.',
  query: listQuery(costColumns, {
    bearer: Codes(costBearers),
    recovery: Codes(recoveryStates),
    kind: Codes(costKinds),
    project_id: Ids(),
    contractor_id: Ids(),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
  }),
  data: Type.Array(Cost),
} as const;

export const costOperations = defineOperations('costs', {
  listCosts: costList,
  exportCosts: exportOf(costList, costColumns),
  getWorkCosts: {
    method: 'GET',
    path: '/logic/work_order/{id}/cost',
    permission: 'costs:manage',
    summary: 'Returns the costs of a work order, with their sums.',
    params: idParams,
    data: WorkCosts,
  },
  addWorkCost: {
    method: 'POST',
    path: '/logic/work_order/{id}/cost',
    permission: 'costs:manage',
    summary: 'Adds a cost to a work order, with its invoice if a file is sent (PDF, PNG or JPEG).',
    status: 201,
    params: idParams,
    files: invoice,
    body: Type.Object(fields, { additionalProperties: false }),
    // The service checks besides that there is an amount.
    rules: costFieldProblems,
    data: Cost,
  },
  updateCost: {
    method: 'PUT',
    path: '/logic/cost/{id}',
    permission: 'costs:manage',
    summary: 'Edits a cost; another bearer ends its recovery. With `version`, 409 if another user has edited it since.',
    params: idParams,
    body: Type.Object({ ...fields, version: Type.Optional(Version) }, { additionalProperties: false }),
    // The service checks besides that there is an amount.
    rules: costFieldProblems,
    data: Cost,
  },
  recordRecovery: {
    method: 'PUT',
    path: '/logic/cost/{id}/recovery',
    permission: 'costs:manage',
    summary: 'Records a step of getting an amount back. 409 if the step is not possible now.',
    params: idParams,
    body: Type.Object(
      { step: OneOf(recoverySteps), day: Text, reason: Type.Optional(Nullable(Text)) },
      { additionalProperties: false },
    ),
    rules: recoveryProblems,
    data: Cost,
  },
  deleteCost: {
    method: 'DELETE',
    path: '/logic/cost/{id}',
    permission: 'costs:manage',
    summary: 'Deletes a cost.',
    params: idParams,
    data: Cost,
  },
  getContractorCosts: {
    method: 'GET',
    path: '/logic/contractor/{id}/cost',
    permission: 'costs:manage',
    summary:
      'Returns what the work of a contractor cost by month, what is to be got back, and how often work was redone.',
    params: idParams,
    data: ContractorCosts,
  },
});
