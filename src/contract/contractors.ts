import { Type, type Static } from 'typebox';
import { exportOf } from './exports';
import { limits } from './limits';
import {
  defineOperations,
  Id,
  idParams,
  Ids,
  Instant,
  listQuery,
  LongText,
  Nullable,
  Shape,
  Text,
  Version,
} from './operation';
import { contractorProblems } from './recordRules';

const Named = Type.Object({ id: Id, name: Type.String() });

export const Contractor = Shape('Contractor', {
  id: Id,
  name: Type.String(),
  cuit: Nullable(Type.String(), { description: 'Eleven digits.' }),
  phone_number: Type.String(),
  email: Nullable(Type.String()),
  hours: Type.String({ description: 'Working hours, as text.' }),
  notes: Type.String(),
  active: Type.Boolean(),
  categories: Type.Array(Type.Object({ id: Id, label: Type.String() }), {
    description: 'Categories of claims in which the contractor works.',
  }),
  projects: Type.Array(Named, { description: 'Projects in which the contractor works; empty means all.' }),
  open_works: Type.Integer({ description: 'Number of work orders that are not verified, refused or cancelled.' }),
  visits: Type.Object(
    {
      over: Type.Integer({ description: 'Visits that took place or were missed by any party.' }),
      missed: Type.Integer({ description: 'Visits missed by the contractor.' }),
      unopened: Type.Integer({ description: 'Visits at which no resident opened the door.' }),
    },
    { description: "Counts of the contractor's visits that took place or were missed." },
  ),
  version: Version,
});
export type Contractor = Static<typeof Contractor>;

export const ContractorDetail = Shape('ContractorDetail', {
  ...Contractor.properties,
  figures: Type.Object(
    {
      works: Type.Integer({ description: 'Work orders that the contractor has or had.' }),
      done: Type.Integer({ description: 'Work orders that were done at least once.' }),
      refused: Type.Integer(),
      returned: Type.Integer({ description: 'Work orders that staff sent back after they were done.' }),
      days_to_done: Nullable(Type.Number(), {
        description:
          'Median number of days from when the contractor got a work order until it was done; null if none was done.',
      }),
    },
    { description: 'Figures of all work orders of the contractor: what happened while it had them.' },
  ),
  link: Type.Optional(
    Nullable(Type.Object({ created_at: Instant, expires_at: Instant, opened_at: Nullable(Instant) }), {
      description: 'The link to the list of its open work orders; null if none is valid.',
    }),
  ),
});
export type ContractorDetail = Static<typeof ContractorDetail>;

export const contractorColumns = [
  ...(['id', 'name', 'cuit', 'categories', 'projects', 'phone', 'email', 'works'] as const),
  ...(['visits', 'missed', 'unopened'] as const),
] as const;

const body = Type.Object(
  {
    name: Text,
    cuit: Type.Optional(Nullable(Text)),
    phone_number: Text,
    email: Type.Optional(Nullable(Text)),
    hours: Type.Optional(Text),
    notes: Type.Optional(LongText),
    active: Type.Optional(Type.Boolean()),
    category_ids: Type.Optional(Type.Array(Id, { maxItems: limits.contractorChoices })),
    project_ids: Type.Optional(Type.Array(Id, { maxItems: limits.contractorChoices })),
    version: Type.Optional(Version),
  },
  { additionalProperties: false },
);

const contractorList = {
  method: 'GET',
  path: '/logic/contractor',
  permission: 'contractors:manage',
  summary: 'Lists contractors.',
  query: listQuery(contractorColumns, {
    active: Type.Optional(Type.Boolean()),
    category_id: Ids(),
    project_id: Ids(),
  }),
  data: Type.Array(Contractor),
} as const;

export const contractorOperations = defineOperations('contractors', {
  listContractors: contractorList,
  exportContractors: exportOf(contractorList, contractorColumns),
  getContractor: {
    method: 'GET',
    path: '/logic/contractor/{id}',
    permission: 'contractors:manage',
    summary: 'Returns one contractor with the figures of its work orders.',
    params: idParams,
    data: ContractorDetail,
  },
  createContractor: {
    method: 'POST',
    path: '/logic/contractor',
    permission: 'contractors:manage',
    summary: 'Creates a contractor.',
    status: 201,
    body,
    rules: contractorProblems,
    data: ContractorDetail,
  },
  updateContractor: {
    method: 'PUT',
    path: '/logic/contractor/{id}',
    permission: 'contractors:manage',
    summary: 'Edits a contractor. An inactive contractor gets no new work orders.',
    params: idParams,
    body,
    rules: contractorProblems,
    data: ContractorDetail,
  },
  createContractorLink: {
    method: 'POST',
    path: '/logic/contractor/{id}/link',
    permission: 'contractors:manage',
    summary:
      'Creates the link by which a contractor opens the list of its open work orders without an account, and revokes the previous one. Its address is returned only this once. 409 if the contractor is inactive.',
    params: idParams,
    data: Shape('NewContractorLink', {
      address: Type.String({ description: 'The full link, with the secret after `#`.' }),
      contractor: ContractorDetail,
    }),
  },
  revokeContractorLink: {
    method: 'DELETE',
    path: '/logic/contractor/{id}/link',
    permission: 'contractors:manage',
    summary:
      'Revokes the link to the list of work orders immediately, and what was opened by it; does nothing if there is none.',
    params: idParams,
    data: ContractorDetail,
  },
});
