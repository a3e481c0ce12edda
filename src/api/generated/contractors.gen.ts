// Generated from src/contract by `npm run generate`. Do not edit.
/* eslint-disable */
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContractors: build.query<
      ListContractorsApiResponse,
      ListContractorsApiArg
    >({
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
export type Contractor = {
  id: number;
  name: string;
  /** Eleven digits. */
  cuit: string | null;
  phone_number: string;
  email: string | null;
  /** When they work, in words. */
  hours: string;
  notes: string;
  active: boolean;
  /** The trades they do. */
  categories: {
    id: number;
    label: string;
  }[];
  /** Where they work; none means everywhere. */
  projects: {
    id: number;
    name: string;
  }[];
  /** Work orders that are neither verified nor cancelled nor refused. */
  open_works: number;
  /** Of all their visits whose date was kept or missed. */
  visits: {
    /** Took place or were missed by anybody. */
    over: number;
    /** The contractor was not there. */
    missed: number;
    /** Nobody who lives there opened. */
    unopened: number;
  };
  version: number;
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
};
export type FormerAccount = {
  id: number;
  type: "admin" | "manager" | "consortium" | "client";
  /** Empty where the caller may not know of such accounts. */
  name: string;
  username: string;
  field: "username" | "document";
  /** Whether the caller may reactivate it. */
  can_reactivate: boolean;
};
export type Failure = {
  success: boolean;
  /** In Spanish, fit for the screen. */
  message: string;
  errors?: {
    field: string;
    message: string;
  }[];
  former?: FormerAccount;
  /** Of an unforeseen failure: what the log knows it by. */
  request_id?: string;
};
export type ContractorDetail = {
  id: number;
  name: string;
  /** Eleven digits. */
  cuit: string | null;
  phone_number: string;
  email: string | null;
  /** When they work, in words. */
  hours: string;
  notes: string;
  active: boolean;
  /** The trades they do. */
  categories: {
    id: number;
    label: string;
  }[];
  /** Where they work; none means everywhere. */
  projects: {
    id: number;
    name: string;
  }[];
  /** Work orders that are neither verified nor cancelled nor refused. */
  open_works: number;
  /** Of all their visits whose date was kept or missed. */
  visits: {
    /** Took place or were missed by anybody. */
    over: number;
    /** The contractor was not there. */
    missed: number;
    /** Nobody who lives there opened. */
    unopened: number;
  };
  version: number;
  /** Of all their work orders. */
  figures: {
    works: number;
    /** Done at least once. */
    done: number;
    refused: number;
    /** Sent back after they were done: something was left to do. */
    returned: number;
    /** Median days from asking to done; null where nothing was done yet. */
    days_to_done: number | null;
  };
};
