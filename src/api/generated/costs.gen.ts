// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCosts: build.query<ListCostsApiResponse, ListCostsApiArg>({
      extraOptions: { key: "claim_ids" },
      query: (queryArg) => ({
        url: `/logic/cost`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          bearer: queryArg.bearer,
          recovery: queryArg.recovery,
          kind: queryArg.kind,
          project_id: queryArg.projectId,
          contractor_id: queryArg.contractorId,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    exportCosts: build.mutation<ExportCostsApiResponse, ExportCostsApiArg>({
      query: (queryArg) => ({
        url: `/logic/cost/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          bearer: queryArg.bearer,
          recovery: queryArg.recovery,
          kind: queryArg.kind,
          project_id: queryArg.projectId,
          contractor_id: queryArg.contractorId,
          from: queryArg["from"],
          to: queryArg.to,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    getWorkCosts: build.query<GetWorkCostsApiResponse, GetWorkCostsApiArg>({
      extraOptions: { key: "costs" },
      query: (queryArg) => ({ url: `/logic/work_order/${queryArg.id}/cost` }),
    }),
    addWorkCost: build.mutation<AddWorkCostApiResponse, AddWorkCostApiArg>({
      query: (queryArg) => ({
        url: `/logic/work_order/${queryArg.id}/cost`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateCost: build.mutation<UpdateCostApiResponse, UpdateCostApiArg>({
      query: (queryArg) => ({
        url: `/logic/cost/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deleteCost: build.mutation<DeleteCostApiResponse, DeleteCostApiArg>({
      query: (queryArg) => ({
        url: `/logic/cost/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    recordRecovery: build.mutation<
      RecordRecoveryApiResponse,
      RecordRecoveryApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/cost/${queryArg.id}/recovery`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getContractorCosts: build.query<
      GetContractorCostsApiResponse,
      GetContractorCostsApiArg
    >({
      extraOptions: { key: "months" },
      query: (queryArg) => ({ url: `/logic/contractor/${queryArg.id}/cost` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as costsGeneratedApi };
export type ListCostsApiResponse = /** status 200 Success */ {
  items: Cost[];
  meta?: Meta;
};
export type ListCostsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  bearer?: string;
  recovery?: string;
  kind?: string;
  projectId?: string;
  contractorId?: string;
  from?: string;
  to?: string;
};
export type ExportCostsApiResponse = /** status 200 Success */ string;
export type ExportCostsApiArg = {
  sort?: string;
  q?: string;
  bearer?: string;
  recovery?: string;
  kind?: string;
  projectId?: string;
  contractorId?: string;
  from?: string;
  to?: string;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type GetWorkCostsApiResponse = /** status 200 Success */ WorkCosts;
export type GetWorkCostsApiArg = {
  id: number;
};
export type AddWorkCostApiResponse = /** status 201 Success */ Cost;
export type AddWorkCostApiArg = {
  id: number;
  body: {
    kind: "labour" | "parts" | "other";
    day: string;
    note?: string;
    estimated?: string | null;
    agreed?: string | null;
    actual?: string | null;
    bearer: "company" | "contractor" | "client" | "other";
    invoice?: Blob;
  };
};
export type UpdateCostApiResponse = /** status 200 Success */ Cost;
export type UpdateCostApiArg = {
  id: number;
  body: {
    kind: "labour" | "parts" | "other";
    day: string;
    note?: string;
    estimated?: string | null;
    agreed?: string | null;
    actual?: string | null;
    bearer: "company" | "contractor" | "client" | "other";
    version?: number;
  };
};
export type DeleteCostApiResponse = /** status 200 Success */ Cost;
export type DeleteCostApiArg = {
  id: number;
};
export type RecordRecoveryApiResponse = /** status 200 Success */ Cost;
export type RecordRecoveryApiArg = {
  id: number;
  body: {
    step: "claimed" | "accepted" | "refused" | "received";
    day: string;
    reason?: string | null;
  };
};
export type GetContractorCostsApiResponse =
  /** status 200 Success */ ContractorCosts;
export type GetContractorCostsApiArg = {
  id: number;
};
export type Cost = {
  id: number;
  work_id: number;
  kind: "labour" | "parts" | "other";
  /** YYYY-MM-DD, from 1900 to 2199 */
  day: string;
  note: string;
  estimated: string | null;
  agreed: string | null;
  actual: string | null;
  bearer: "company" | "contractor" | "client" | "other";
  recovery:
    "none" | "to_claim" | "claimed" | "accepted" | "refused" | "received";
  /** The amount to get back from contractor or client: the actual, else the agreed, else the estimated one. Null for other bearers. */
  to_recover: string | null;
  claimed_on: string | null;
  /** When the bearer accepted or refused. */
  answered_on: string | null;
  received_on: string | null;
  refused_reason: string | null;
  /** Days since the cost while its amount is still to be got back; else null. */
  open_days: number | null;
  invoice: {
    name: string;
    /** Signed address. */
    url: string;
  } | null;
  claim_ids: number[];
  project: string;
  unit: string;
  /** Name of the contractor or the staff member of the work order. */
  contractor: string;
  cuit: string;
  created_by: string | null;
  /** ISO 8601, UTC */
  created_at: string;
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
export type WorkCosts = {
  costs: Cost[];
  /** ARS, decimal with two places */
  estimated: string;
  /** ARS, decimal with two places */
  agreed: string;
  /** ARS, decimal with two places */
  actual: string;
  /** What is still to be got back, as a decimal. */
  to_recover: string;
  /** ARS, decimal with two places */
  received: string;
};
export type ContractorCosts = {
  /** By the day of the cost, newest first; at most 24. */
  months: {
    /** YYYY-MM */
    month: string;
    works: number;
    /** ARS, decimal with two places */
    agreed: string;
    /** ARS, decimal with two places */
    actual: string;
  }[];
  /** ARS, decimal with two places */
  estimated: string;
  /** ARS, decimal with two places */
  agreed: string;
  /** ARS, decimal with two places */
  actual: string;
  /** What is still to be got back, as a decimal. */
  to_recover: string;
  /** ARS, decimal with two places */
  received: string;
  /** Work orders that were done. */
  works: number;
  /** Work orders that were sent back after they were done. */
  redone: number;
};
