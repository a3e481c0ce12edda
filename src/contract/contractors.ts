import { Type, type Static } from 'typebox';
import { exportOf } from './exports';
import { limits } from './limits';
import { defineOperations, Id, idParams, Ids, listQuery, LongText, Nullable, Shape, Text, Version } from './operation';
import { contractorProblems } from './recordRules';

const Named = Type.Object({ id: Id, name: Type.String() });

export const Contractor = Shape('Contractor', {
  id: Id,
  name: Type.String(),
  cuit: Nullable(Type.String(), { description: 'Eleven digits.' }),
  phone_number: Type.String(),
  email: Nullable(Type.String()),
  hours: Type.String({ description: 'When they work, in words.' }),
  notes: Type.String(),
  active: Type.Boolean(),
  categories: Type.Array(Type.Object({ id: Id, label: Type.String() }), { description: 'The trades they do.' }),
  projects: Type.Array(Named, { description: 'Where they work; none means everywhere.' }),
  open_works: Type.Integer({ description: 'Work orders that are neither verified nor cancelled nor refused.' }),
  visits: Type.Object(
    {
      over: Type.Integer({ description: 'Took place or were missed by anybody.' }),
      missed: Type.Integer({ description: 'The contractor was not there.' }),
      unopened: Type.Integer({ description: 'Nobody who lives there opened.' }),
    },
    { description: 'Of all their visits whose date was kept or missed.' },
  ),
  version: Version,
});
export type Contractor = Static<typeof Contractor>;

export const ContractorDetail = Shape('ContractorDetail', {
  ...Contractor.properties,
  figures: Type.Object(
    {
      works: Type.Integer(),
      done: Type.Integer({ description: 'Done at least once.' }),
      refused: Type.Integer(),
      returned: Type.Integer({ description: 'Sent back after they were done: something was left to do.' }),
      days_to_done: Nullable(Type.Number(), {
        description: 'Median days from asking to done; null where nothing was done yet.',
      }),
    },
    { description: 'Of all their work orders.' },
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
  summary: 'Contractors.',
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
    summary: 'One contractor, with the figures of its work orders.',
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
    summary: 'Edits a contractor; inactive ones get no new work orders.',
    params: idParams,
    body,
    rules: contractorProblems,
    data: ContractorDetail,
  },
});
