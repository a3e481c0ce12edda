import { Type, type Static } from 'typebox';
import { exportOf } from './exports';
import { limits } from './limits';
import { leaseStatuses } from './leaseStatus';
import {
  Codes,
  Day,
  defineOperations,
  Id,
  idParams,
  Instant,
  listQuery,
  Nullable,
  OneOf,
  Shape,
  Text,
} from './operation';
import { leaseRequestProblems, type LeaseRequestInput } from './personRules';

export const LeaseRequest = Shape('LeaseRequest', {
  id: Id,
  created_at: Instant,
  updated_at: Instant,
  contract_id: Id,
  created_by_admin_id: Nullable(Id),
  created_by_client_id: Nullable(Id),
  created_by_manager_id: Nullable(Id),
  status: OneOf(leaseStatuses),
  lease_start_date: Day,
  lease_end_date: Day,
  tenant_document: Type.String(),
  tenant_email: Type.String(),
  tenant_last_name: Type.String(),
  tenant_name: Type.String(),
  tenant_phone_number: Type.String(),
  rejected_reason: Nullable(Type.String()),
  unit_name: Type.String(),
  project_name: Type.String(),
  owner_name: Type.String({ description: "Name and last name of the unit's owner." }),
});
export type LeaseRequest = Static<typeof LeaseRequest>;

export const LeaseRequestDetail = Shape('LeaseRequestDetail', {
  ...LeaseRequest.properties,
  unit: Type.Object({ unit_id: Id, name: Type.String(), project_id: Id, project_name: Type.String() }),
  client: Nullable(
    Type.Object({
      client_id: Id,
      username: Type.String(),
      name: Type.String(),
      last_name: Type.String(),
      phone_number: Nullable(Type.String()),
    }),
  ),
});
export type LeaseRequestDetail = Static<typeof LeaseRequestDetail>;

export const leaseColumns = ['id', 'name', 'last_name', 'document', 'email', 'phone', 'status', 'owner'] as const;
const seenStatus = Type.Object({ from: Type.Optional(OneOf(leaseStatuses)) }, { additionalProperties: false });

const leaseList = {
  method: 'GET',
  path: '/logic/lease_contract_request',
  permission: 'leaseRequests:read',
  summary: 'Lists lease requests, newest first by default.',
  query: listQuery(leaseColumns, { status: Codes(leaseStatuses) }),
  data: Type.Array(LeaseRequest),
} as const;

export const leaseOperations = defineOperations('leases', {
  listLeaseRequests: leaseList,
  exportLeaseRequests: exportOf(leaseList, leaseColumns),
  getLeaseRequest: {
    method: 'GET',
    path: '/logic/lease_contract_request/{id}',
    permission: 'leaseRequests:read',
    summary: 'Returns one lease request.',
    params: idParams,
    data: LeaseRequestDetail,
  },
  createLeaseRequest: {
    method: 'POST',
    path: '/logic/lease_contract_request',
    permission: 'leaseRequests:create',
    summary: 'Creates a lease request: asks the company to register a tenant.',
    status: 201,
    body: Type.Object(
      {
        contract_id: Id,
        tenant_name: Text,
        tenant_last_name: Text,
        tenant_document: Text,
        tenant_email: Text,
        tenant_phone_number: Text,
        lease_start_date: Text,
        lease_end_date: Text,
      },
      { additionalProperties: false },
    ),
    rules: (body: LeaseRequestInput) => leaseRequestProblems(body),
    data: LeaseRequestDetail,
  },
  moveUpLeaseRequest: {
    method: 'POST',
    path: '/logic/lease_contract_request/{id}/status/up',
    permission: 'leaseRequests:decide',
    summary: "Moves a lease request to its next status. The last move creates the tenant's account and the lease.",
    params: idParams,
    query: seenStatus,
    body: Type.Optional(
      Type.Object(
        {
          confirm_tenant: Type.Optional(
            Type.Boolean({
              description: 'Accepts the person of the e-mail as tenant, even if the DNI belongs to another person.',
            }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    data: LeaseRequestDetail,
  },
  withdrawLeaseRequest: {
    method: 'POST',
    path: '/logic/lease_contract_request/{id}/withdraw',
    permission: 'leaseRequests:withdraw',
    summary:
      'Withdraws a lease request that is not decided. Only its author may (else 403). Its status becomes rejected, with a reason that says so.',
    params: idParams,
    query: seenStatus,
    data: LeaseRequestDetail,
  },
  rejectLeaseRequest: {
    method: 'POST',
    path: '/logic/lease_contract_request/{id}/status/reject',
    permission: 'leaseRequests:decide',
    summary: 'Rejects a lease request, with a reason.',
    params: idParams,
    query: seenStatus,
    body: Type.Object(
      { rejectReason: Type.Optional(Nullable(Type.String({ maxLength: limits.rejectReasonMax }))) },
      { additionalProperties: false },
    ),
    data: LeaseRequestDetail,
  },
});
