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
  is_project_closed: Type.Boolean({ description: 'A closed project accepts no new claims and lease requests.' }),
  owner_profile: Nullable(OwnerProfile),
  lease_contract: Nullable(LeaseContract, { description: 'The current lease.' }),
  next_lease: Nullable(LeaseContract, {
    description: 'The next lease, which has not begun; null for others than staff and the owner.',
  }),
  owned_since: Nullable(Day),
  delivery_date: Nullable(Day, {
    description: 'When the company handed the unit over; the warranty begins on this day.',
  }),
  is_owner: Type.Boolean({
    description: 'Whether the caller is the client who owns it (false for its tenant and for staff).',
  }),
  version: Version,
});
export type Unit = Static<typeof Unit>;

export const unitColumns = ['id', 'name', 'project', 'owner'] as const;
const query = listQuery(unitColumns, { project_id: Ids(), active: Type.Optional(Type.Boolean()) });
const description = Type.String({ maxLength: limits.longTextMax });
const deliveryDate = Type.Optional(
  Nullable(Text, { description: 'YYYY-MM-DD. Null removes the stored date; if omitted, the date stays unchanged.' }),
);

const unitList = {
  method: 'GET',
  path: '/logic/unit',
  permission: 'units:read',
  summary: 'Lists units. A supervisor sees those of its projects, a client those that it owns or rents today.',
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
    summary: 'Lists the active units without an owner.',
    query,
    data: Type.Array(Unit),
  },
  getUnit: {
    method: 'GET',
    path: '/logic/unit/{id}',
    permission: 'units:read',
    summary: 'Returns one unit.',
    params: idParams,
    data: Unit,
  },
  listUnitTypes: {
    method: 'GET',
    path: '/model/unit_type',
    permission: 'lookups:read',
    summary: 'Lists the types of units.',
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
    summary: 'Edits a unit, including its active flag. With `version`, 409 if another user has edited it since.',
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
    summary: 'Ends an ownership and its leases on a day that is not in the future. Returns the unit.',
    params: idParams,
    body: Type.Object({ end_date: Text }, { additionalProperties: false }),
    rules: endOwnershipProblems,
    data: Unit,
  },
  transferOwnership: {
    method: 'POST',
    path: '/logic/contract/{id}/transfer',
    permission: 'contracts:end',
    summary:
      "Makes another client the owner from a day that is not in the future. Leases continue, except the new owner's own. Returns the unit.",
    params: idParams,
    body: Type.Object({ client_id: Id, start_date: Text }, { additionalProperties: false }),
    rules: transferProblems,
    data: Unit,
  },
  endLease: {
    method: 'POST',
    path: '/logic/lease_contract/{id}/end',
    permission: 'leases:end',
    summary: 'Ends a lease early; the given day is its last one. Returns the unit.',
    params: idParams,
    body: Type.Object({ end_date: Text }, { additionalProperties: false }),
    rules: endLeaseProblems,
    data: Unit,
  },
  assignClient: {
    method: 'POST',
    path: '/logic/contract',
    permission: 'contracts:create',
    summary: 'Makes a client the owner of a unit from today. 409 if the unit has an owner or is inactive.',
    status: 201,
    body: Type.Object({ client_id: Id, unit_id: Id, delivery_date: deliveryDate }, { additionalProperties: false }),
    rules: (body: AssignInput) => assignProblems(body),
    data: Shape('Contract', { id: Id, client_id: Id, unit_id: Id, start_date: Day }),
  },
});
