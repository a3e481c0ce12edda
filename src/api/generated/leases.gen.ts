// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeaseRequests: build.query<
      ListLeaseRequestsApiResponse,
      ListLeaseRequestsApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({
        url: `/logic/lease_contract_request`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          status: queryArg.status,
        },
      }),
    }),
    createLeaseRequest: build.mutation<
      CreateLeaseRequestApiResponse,
      CreateLeaseRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/lease_contract_request`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    exportLeaseRequests: build.mutation<
      ExportLeaseRequestsApiResponse,
      ExportLeaseRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/lease_contract_request/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          status: queryArg.status,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    getLeaseRequest: build.query<
      GetLeaseRequestApiResponse,
      GetLeaseRequestApiArg
    >({
      extraOptions: { key: "unit" },
      query: (queryArg) => ({
        url: `/logic/lease_contract_request/${queryArg.id}`,
      }),
    }),
    moveUpLeaseRequest: build.mutation<
      MoveUpLeaseRequestApiResponse,
      MoveUpLeaseRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/lease_contract_request/${queryArg.id}/status/up`,
        method: "POST",
        body: queryArg.body,
        params: {
          from: queryArg["from"],
        },
      }),
    }),
    withdrawLeaseRequest: build.mutation<
      WithdrawLeaseRequestApiResponse,
      WithdrawLeaseRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/lease_contract_request/${queryArg.id}/withdraw`,
        method: "POST",
        params: {
          from: queryArg["from"],
        },
      }),
    }),
    rejectLeaseRequest: build.mutation<
      RejectLeaseRequestApiResponse,
      RejectLeaseRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/lease_contract_request/${queryArg.id}/status/reject`,
        method: "POST",
        body: queryArg.body,
        params: {
          from: queryArg["from"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as leasesGeneratedApi };
export type ListLeaseRequestsApiResponse = /** status 200 Success */ {
  items: LeaseRequest[];
  meta?: Meta;
};
export type ListLeaseRequestsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  status?: string;
};
export type CreateLeaseRequestApiResponse =
  /** status 201 Success */ LeaseRequestDetail;
export type CreateLeaseRequestApiArg = {
  body: {
    contract_id: number;
    tenant_name: string;
    tenant_last_name: string;
    tenant_document: string;
    tenant_email: string;
    tenant_phone_number: string;
    lease_start_date: string;
    lease_end_date: string;
  };
};
export type ExportLeaseRequestsApiResponse = /** status 200 Success */ string;
export type ExportLeaseRequestsApiArg = {
  sort?: string;
  q?: string;
  status?: string;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type GetLeaseRequestApiResponse =
  /** status 200 Success */ LeaseRequestDetail;
export type GetLeaseRequestApiArg = {
  id: number;
};
export type MoveUpLeaseRequestApiResponse =
  /** status 200 Success */ LeaseRequestDetail;
export type MoveUpLeaseRequestApiArg = {
  id: number;
  from?: "requested" | "pending" | "under_review" | "accepted" | "rejected";
  body: {
    /** Accepts the person of the e-mail as tenant, even if the DNI belongs to another person. */
    confirm_tenant?: boolean;
  };
};
export type WithdrawLeaseRequestApiResponse =
  /** status 200 Success */ LeaseRequestDetail;
export type WithdrawLeaseRequestApiArg = {
  id: number;
  from?: "requested" | "pending" | "under_review" | "accepted" | "rejected";
};
export type RejectLeaseRequestApiResponse =
  /** status 200 Success */ LeaseRequestDetail;
export type RejectLeaseRequestApiArg = {
  id: number;
  from?: "requested" | "pending" | "under_review" | "accepted" | "rejected";
  body: {
    rejectReason?: string | null;
  };
};
export type LeaseRequest = {
  id: number;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
  contract_id: number;
  created_by_admin_id: number | null;
  created_by_client_id: number | null;
  created_by_manager_id: number | null;
  status: "requested" | "pending" | "under_review" | "accepted" | "rejected";
  /** YYYY-MM-DD, from 1900 to 2199 */
  lease_start_date: string;
  /** YYYY-MM-DD, from 1900 to 2199 */
  lease_end_date: string;
  tenant_document: string;
  tenant_email: string;
  tenant_last_name: string;
  tenant_name: string;
  tenant_phone_number: string;
  rejected_reason: string | null;
  unit_name: string;
  project_name: string;
  /** Name and last name of the unit's owner. */
  owner_name: string;
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
  /** If `q` found nothing: a similar text that finds something, as "Giménez" for "giminez". */
  suggestion?: string;
};
export type FormerAccount = {
  id: number;
  type: "admin" | "manager" | "consortium" | "client";
  /** Empty if the caller may not see such accounts. */
  name: string;
  username: string;
  field: "username" | "document";
  /** Whether the caller may reactivate it. */
  can_reactivate: boolean;
};
export type Failure = {
  success: boolean;
  /** In Spanish, can be shown to the user. */
  message: string;
  errors?: {
    field: string;
    message: string;
    /** For a time that is taken: the next free one of the same length. */
    free?: {
      starts_at: string;
      ends_at: string;
    };
  }[];
  former?: FormerAccount;
  /** Only for an unexpected failure: id of the request in the log. */
  request_id?: string;
};
export type LeaseRequestDetail = {
  id: number;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
  contract_id: number;
  created_by_admin_id: number | null;
  created_by_client_id: number | null;
  created_by_manager_id: number | null;
  status: "requested" | "pending" | "under_review" | "accepted" | "rejected";
  /** YYYY-MM-DD, from 1900 to 2199 */
  lease_start_date: string;
  /** YYYY-MM-DD, from 1900 to 2199 */
  lease_end_date: string;
  tenant_document: string;
  tenant_email: string;
  tenant_last_name: string;
  tenant_name: string;
  tenant_phone_number: string;
  rejected_reason: string | null;
  unit_name: string;
  project_name: string;
  /** Name and last name of the unit's owner. */
  owner_name: string;
  unit: {
    unit_id: number;
    name: string;
    project_id: number;
    project_name: string;
  };
  client: {
    client_id: number;
    username: string;
    name: string;
    last_name: string;
    phone_number: string | null;
  } | null;
};
