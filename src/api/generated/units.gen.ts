// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUnits: build.query<ListUnitsApiResponse, ListUnitsApiArg>({
      extraOptions: { key: "unit_id" },
      query: (queryArg) => ({
        url: `/logic/unit`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          project_id: queryArg.projectId,
          active: queryArg.active,
        },
      }),
    }),
    exportUnits: build.mutation<ExportUnitsApiResponse, ExportUnitsApiArg>({
      query: (queryArg) => ({
        url: `/logic/unit/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          project_id: queryArg.projectId,
          active: queryArg.active,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    listUnassignedUnits: build.query<
      ListUnassignedUnitsApiResponse,
      ListUnassignedUnitsApiArg
    >({
      extraOptions: { key: "unit_id" },
      query: (queryArg) => ({
        url: `/logic/unit/unassigned`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          project_id: queryArg.projectId,
          active: queryArg.active,
        },
      }),
    }),
    getUnit: build.query<GetUnitApiResponse, GetUnitApiArg>({
      extraOptions: { key: "unit_id" },
      query: (queryArg) => ({ url: `/logic/unit/${queryArg.id}` }),
    }),
    updateUnit: build.mutation<UpdateUnitApiResponse, UpdateUnitApiArg>({
      query: (queryArg) => ({
        url: `/logic/unit/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listUnitTypes: build.query<ListUnitTypesApiResponse, ListUnitTypesApiArg>({
      extraOptions: { key: "id" },
      query: () => ({ url: `/model/unit_type` }),
    }),
    createUnit: build.mutation<CreateUnitApiResponse, CreateUnitApiArg>({
      query: (queryArg) => ({
        url: `/model/unit`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    endOwnership: build.mutation<EndOwnershipApiResponse, EndOwnershipApiArg>({
      query: (queryArg) => ({
        url: `/logic/contract/${queryArg.id}/end`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    transferOwnership: build.mutation<
      TransferOwnershipApiResponse,
      TransferOwnershipApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/contract/${queryArg.id}/transfer`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    endLease: build.mutation<EndLeaseApiResponse, EndLeaseApiArg>({
      query: (queryArg) => ({
        url: `/logic/lease_contract/${queryArg.id}/end`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    assignClient: build.mutation<AssignClientApiResponse, AssignClientApiArg>({
      query: (queryArg) => ({
        url: `/logic/contract`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as unitsGeneratedApi };
export type ListUnitsApiResponse = /** status 200 Success */ {
  items: Unit[];
  meta?: Meta;
};
export type ListUnitsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  projectId?: string;
  active?: boolean;
};
export type ExportUnitsApiResponse = /** status 200 Success */ string;
export type ExportUnitsApiArg = {
  sort?: string;
  q?: string;
  projectId?: string;
  active?: boolean;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type ListUnassignedUnitsApiResponse = /** status 200 Success */ {
  items: Unit[];
  meta?: Meta;
};
export type ListUnassignedUnitsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  projectId?: string;
  active?: boolean;
};
export type GetUnitApiResponse = /** status 200 Success */ Unit;
export type GetUnitApiArg = {
  id: number;
};
export type UpdateUnitApiResponse = /** status 200 Success */ Unit;
export type UpdateUnitApiArg = {
  id: number;
  body: {
    name: string;
    description: string;
    unit_type_id: number;
    project_id: number;
    /** YYYY-MM-DD. Null removes the stored date; if omitted, the date stays unchanged. */
    delivery_date?: string | null;
    active?: boolean;
    version?: number;
  };
};
export type ListUnitTypesApiResponse = /** status 200 Success */ {
  items: UnitType[];
  meta?: Meta;
};
export type ListUnitTypesApiArg = void;
export type CreateUnitApiResponse = /** status 201 Success */ Unit;
export type CreateUnitApiArg = {
  body: {
    name: string;
    description?: string | null;
    unit_type_id: number;
    project_id: number;
    /** YYYY-MM-DD. Null removes the stored date; if omitted, the date stays unchanged. */
    delivery_date?: string | null;
  };
};
export type EndOwnershipApiResponse = /** status 200 Success */ Unit;
export type EndOwnershipApiArg = {
  id: number;
  body: {
    end_date: string;
  };
};
export type TransferOwnershipApiResponse = /** status 200 Success */ Unit;
export type TransferOwnershipApiArg = {
  id: number;
  body: {
    client_id: number;
    start_date: string;
  };
};
export type EndLeaseApiResponse = /** status 200 Success */ Unit;
export type EndLeaseApiArg = {
  id: number;
  body: {
    end_date: string;
  };
};
export type AssignClientApiResponse = /** status 201 Success */ Contract;
export type AssignClientApiArg = {
  body: {
    client_id: number;
    unit_id: number;
    /** YYYY-MM-DD. Null removes the stored date; if omitted, the date stays unchanged. */
    delivery_date?: string | null;
  };
};
export type OwnerProfile = {
  client_id: number;
  username: string;
  name: string;
  last_name: string;
  phone_number: string | null;
};
export type LeaseContract = {
  id: number;
  /** YYYY-MM-DD, from 1900 to 2199 */
  lease_start_date: string;
  /** YYYY-MM-DD, from 1900 to 2199 */
  lease_end_date: string;
  tenant: OwnerProfile;
};
export type Unit = {
  unit_id: number;
  contract_id: number | null;
  active: boolean;
  name: string;
  description: string;
  unit_type_id: number;
  unit_type_name: string;
  project_id: number;
  project_name: string;
  /** A closed project accepts no new claims and lease requests. */
  is_project_closed: boolean;
  owner_profile: OwnerProfile | null;
  /** The current lease. */
  lease_contract: LeaseContract | null;
  /** The next lease, which has not begun; null for others than staff and the owner. */
  next_lease: LeaseContract | null;
  owned_since: string | null;
  /** When the company handed the unit over; the warranty begins on this day. */
  delivery_date: string | null;
  /** Whether the caller is the client who owns it (false for its tenant and for staff). */
  is_owner: boolean;
  version: number;
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
export type UnitType = {
  id: number;
  label: string;
};
export type Contract = {
  id: number;
  client_id: number;
  unit_id: number;
  /** YYYY-MM-DD, from 1900 to 2199 */
  start_date: string;
};
