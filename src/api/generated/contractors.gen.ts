// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContractors: build.query<
      ListContractorsApiResponse,
      ListContractorsApiArg
    >({
      extraOptions: { key: "categories" },
      query: (queryArg) => ({
        url: `/logic/contractor`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          active: queryArg.active,
          category_id: queryArg.categoryId,
          project_id: queryArg.projectId,
        },
      }),
    }),
    createContractor: build.mutation<
      CreateContractorApiResponse,
      CreateContractorApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/contractor`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    exportContractors: build.mutation<
      ExportContractorsApiResponse,
      ExportContractorsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/contractor/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          active: queryArg.active,
          category_id: queryArg.categoryId,
          project_id: queryArg.projectId,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    getContractor: build.query<GetContractorApiResponse, GetContractorApiArg>({
      extraOptions: { key: "categories" },
      query: (queryArg) => ({ url: `/logic/contractor/${queryArg.id}` }),
    }),
    updateContractor: build.mutation<
      UpdateContractorApiResponse,
      UpdateContractorApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/contractor/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    createContractorLink: build.mutation<
      CreateContractorLinkApiResponse,
      CreateContractorLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/contractor/${queryArg.id}/link`,
        method: "POST",
      }),
    }),
    revokeContractorLink: build.mutation<
      RevokeContractorLinkApiResponse,
      RevokeContractorLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/contractor/${queryArg.id}/link`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as contractorsGeneratedApi };
export type ListContractorsApiResponse = /** status 200 Success */ {
  items: Contractor[];
  meta?: Meta;
};
export type ListContractorsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  active?: boolean;
  categoryId?: string;
  projectId?: string;
};
export type CreateContractorApiResponse =
  /** status 201 Success */ ContractorDetail;
export type CreateContractorApiArg = {
  body: {
    name: string;
    cuit?: string | null;
    phone_number: string;
    email?: string | null;
    hours?: string;
    notes?: string;
    active?: boolean;
    category_ids?: number[];
    project_ids?: number[];
    version?: number;
  };
};
export type ExportContractorsApiResponse = /** status 200 Success */ string;
export type ExportContractorsApiArg = {
  sort?: string;
  q?: string;
  active?: boolean;
  categoryId?: string;
  projectId?: string;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type GetContractorApiResponse =
  /** status 200 Success */ ContractorDetail;
export type GetContractorApiArg = {
  id: number;
};
export type UpdateContractorApiResponse =
  /** status 200 Success */ ContractorDetail;
export type UpdateContractorApiArg = {
  id: number;
  body: {
    name: string;
    cuit?: string | null;
    phone_number: string;
    email?: string | null;
    hours?: string;
    notes?: string;
    active?: boolean;
    category_ids?: number[];
    project_ids?: number[];
    version?: number;
  };
};
export type CreateContractorLinkApiResponse =
  /** status 200 Success */ NewContractorLink;
export type CreateContractorLinkApiArg = {
  id: number;
};
export type RevokeContractorLinkApiResponse =
  /** status 200 Success */ ContractorDetail;
export type RevokeContractorLinkApiArg = {
  id: number;
};
export type Contractor = {
  id: number;
  name: string;
  /** Eleven digits. */
  cuit: string | null;
  phone_number: string;
  email: string | null;
  /** Working hours, as text. */
  hours: string;
  notes: string;
  active: boolean;
  /** Categories of claims in which the contractor works. */
  categories: {
    id: number;
    label: string;
  }[];
  /** Projects in which the contractor works; empty means all. */
  projects: {
    id: number;
    name: string;
  }[];
  /** Number of work orders that are not verified, refused or cancelled. */
  open_works: number;
  /** Counts of the contractor's visits that took place or were missed. */
  visits: {
    /** Visits that took place or were missed by any party. */
    over: number;
    /** Visits missed by the contractor. */
    missed: number;
    /** Visits at which no resident opened the door. */
    unopened: number;
  };
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
export type ContractorDetail = {
  id: number;
  name: string;
  /** Eleven digits. */
  cuit: string | null;
  phone_number: string;
  email: string | null;
  /** Working hours, as text. */
  hours: string;
  notes: string;
  active: boolean;
  /** Categories of claims in which the contractor works. */
  categories: {
    id: number;
    label: string;
  }[];
  /** Projects in which the contractor works; empty means all. */
  projects: {
    id: number;
    name: string;
  }[];
  /** Number of work orders that are not verified, refused or cancelled. */
  open_works: number;
  /** Counts of the contractor's visits that took place or were missed. */
  visits: {
    /** Visits that took place or were missed by any party. */
    over: number;
    /** Visits missed by the contractor. */
    missed: number;
    /** Visits at which no resident opened the door. */
    unopened: number;
  };
  version: number;
  /** Figures of all work orders of the contractor: what happened while it had them. */
  figures: {
    /** Work orders that the contractor has or had. */
    works: number;
    /** Work orders that were done at least once. */
    done: number;
    refused: number;
    /** Work orders that staff sent back after they were done. */
    returned: number;
    /** Median number of days from when the contractor got a work order until it was done; null if none was done. */
    days_to_done: number | null;
  };
  /** The link to the list of its open work orders; null if none is valid. */
  link?: {
    /** ISO 8601, UTC */
    created_at: string;
    /** ISO 8601, UTC */
    expires_at: string;
    opened_at: string | null;
  } | null;
};
export type NewContractorLink = {
  /** The full link, with the secret after `#`. */
  address: string;
  contractor: ContractorDetail;
};
