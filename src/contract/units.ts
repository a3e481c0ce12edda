import { Type, type Static } from 'typebox';
import { exportOf } from './exports';
import { limits } from './limits';
import { Day, defineOperations, Id, idParams, Ids, listQuery, Nullable, Shape, Text, Version } from './operation';
import {
  assignProblems,
  endLeaseProblems,
  endOwnershipProblems,
  transferProblems,
  unitProblems,
  type AssignInput,
  type UnitInput,
} from './recordRules';

export const OwnerProfile = Shape('OwnerProfile', {
  client_id: Id,
  username: Type.String(),
  name: Type.String(),
  last_name: Type.String(),
  phone_number: Nullable(Type.String()),
});
export const LeaseContract = Shape('LeaseContract', {
  id: Id,
  lease_start_date: Day,
  lease_end_date: Day,
  tenant: OwnerProfile,
});

export const Unit = Shape('Unit', {
  unit_id: Id,
  contract_id: Nullable(Id),
  active: Type.Boolean(),
  name: Type.String(),
  description: Type.String(),
  unit_type_id: Id,
  unit_type_name: Type.String(),
  project_id: Id,
  project_name: Type.String(),
  is_project_closed: Type.Boolean({ description: 'Then it takes no new claims and tenant requests.' }),
  owner_profile: Nullable(OwnerProfile),
  lease_contract: Nullable(LeaseContract),
  owned_since: Nullable(Day),
  delivery_date: Nullable(Day, { description: 'When the company handed it over: its warranty begins there.' }),
  is_owner: Type.Boolean({ description: 'Whether the signed-in client owns it (false for its tenant and for staff).' }),
  version: Version,
});
export type Unit = Static<typeof Unit>;

export const unitColumns = ['id', 'name', 'project', 'owner'] as const;
const query = listQuery(unitColumns, { project_id: Ids(), active: Type.Optional(Type.Boolean()) });
const description = Type.String({ maxLength: limits.longTextMax });
const deliveryDate = Type.Optional(
  Nullable(Text, { description: 'YYYY-MM-DD; null removes it, and without it it stays as it is.' }),
);

const unitList = {
  method: 'GET',
  path: '/logic/unit',
  permission: 'units:read',
  summary: 'Units: a client sees its own, as owner or present tenant.',
  query,
  data: Type.Array(Unit),
} as const;

export const unitOperations = defineOperations('units', {
  listUnits: unitList,
  exportUnits: exportOf(unitList, unitColumns),
  listUnassignedUnits: {
    method: 'GET',
    path: '/logic/unit/unassigned',
    permission: 'units:manage',
    summary: 'Active units without an owner.',
    query,
    data: Type.Array(Unit),
  },
  getUnit: {
    method: 'GET',
    path: '/logic/unit/{id}',
    permission: 'units:read',
    summary: 'One unit.',
    params: idParams,
    data: Unit,
  },
  listUnitTypes: {
    method: 'GET',
    path: '/model/unit_type',
    permission: 'lookups:read',
    summary: 'Kinds of unit.',
    data: Type.Array(Shape('UnitType', { id: Id, label: Type.String() })),
  },
  createUnit: {
    method: 'POST',
    path: '/model/unit',
    permission: 'units:manage',
    summary: 'Creates a unit.',
    status: 201,
    body: Type.Object(
      {
        name: Text,
        description: Type.Optional(Nullable(description)),
        unit_type_id: Id,
        project_id: Id,
        delivery_date: deliveryDate,
      },
      { additionalProperties: false },
    ),
    rules: (body: UnitInput) => unitProblems(body),
    data: Unit,
  },
  updateUnit: {
    method: 'PUT',
    path: '/logic/unit/{id}',
    permission: 'units:manage',
    summary: 'Edits a unit, its active flag too.',
    params: idParams,
    body: Type.Object(
      {
        name: Text,
        description,
        unit_type_id: Id,
        project_id: Id,
        delivery_date: deliveryDate,
        active: Type.Optional(Type.Boolean()),
        version: Type.Optional(Version),
      },
      { additionalProperties: false },
    ),
    rules: (body: UnitInput) => unitProblems(body),
    data: Unit,
  },
  endOwnership: {
    method: 'POST',
    path: '/logic/contract/{id}/end',
    permission: 'contracts:end',
    summary: 'Ends an ownership on a day that is not to come, and the lease of the unit with it; answers the unit.',
    params: idParams,
    body: Type.Object({ end_date: Text }, { additionalProperties: false }),
    rules: endOwnershipProblems,
    data: Unit,
  },
  transferOwnership: {
    method: 'POST',
    path: '/logic/contract/{id}/transfer',
    permission: 'contracts:end',
    summary: 'Makes another client the owner from a day on that is not to come; a lease goes on. Answers the unit.',
    params: idParams,
    body: Type.Object({ client_id: Id, start_date: Text }, { additionalProperties: false }),
    rules: transferProblems,
    data: Unit,
  },
  endLease: {
    method: 'POST',
    path: '/logic/lease_contract/{id}/end',
    permission: 'leases:end',
    summary: 'Ends a lease before its time: the day is its last one. Answers the unit.',
    params: idParams,
    body: Type.Object({ end_date: Text }, { additionalProperties: false }),
    rules: endLeaseProblems,
    data: Unit,
  },
  assignClient: {
    method: 'POST',
    path: '/logic/contract',
    permission: 'contracts:create',
    summary: 'Assigns a client to a unit without an active contract.',
    status: 201,
    body: Type.Object({ client_id: Id, unit_id: Id, delivery_date: deliveryDate }, { additionalProperties: false }),
    rules: (body: AssignInput) => assignProblems(body),
    data: Shape('Contract', { id: Id, client_id: Id, unit_id: Id, start_date: Day }),
  },
});
