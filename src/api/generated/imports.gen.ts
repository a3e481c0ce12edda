// Generated from src/contract by `npm run generate`. Do not edit.
/* eslint-disable */
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImportTemplate: build.query<
      GetImportTemplateApiResponse,
      GetImportTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/import/template`,
        params: {
          kind: queryArg.kind,
          format: queryArg.format,
        },
      }),
    }),
    createImport: build.mutation<CreateImportApiResponse, CreateImportApiArg>({
      query: (queryArg) => ({
        url: `/logic/import`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getImport: build.query<GetImportApiResponse, GetImportApiArg>({
      query: (queryArg) => ({ url: `/logic/import/${queryArg.id}` }),
    }),
    checkImport: build.mutation<CheckImportApiResponse, CheckImportApiArg>({
      query: (queryArg) => ({
        url: `/logic/import/${queryArg.id}/check`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listImportRows: build.query<
      ListImportRowsApiResponse,
      ListImportRowsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/import/${queryArg.id}/row`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          outcome: queryArg.outcome,
        },
      }),
    }),
    applyImport: build.mutation<ApplyImportApiResponse, ApplyImportApiArg>({
      query: (queryArg) => ({
        url: `/logic/import/${queryArg.id}/apply`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getImportErrors: build.query<
      GetImportErrorsApiResponse,
      GetImportErrorsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/import/${queryArg.id}/errors`,
        params: {
          format: queryArg.format,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as importsGeneratedApi };
export type GetImportTemplateApiResponse = /** status 200 Success */ ImportFile;
export type GetImportTemplateApiArg = {
  kind?: "clients" | "contractors";
  format?: "xlsx" | "csv";
};
export type CreateImportApiResponse = /** status 201 Success */ ImportJob;
export type CreateImportApiArg = {
  body: {
    kind?: "clients" | "contractors";
    file?: Blob;
  };
};
export type GetImportApiResponse = /** status 200 Success */ ImportJob;
export type GetImportApiArg = {
  id: number;
};
export type CheckImportApiResponse = /** status 200 Success */ ImportJob;
export type CheckImportApiArg = {
  id: number;
  body: {
    create_projects: boolean;
  };
};
export type ListImportRowsApiResponse = /** status 200 Success */ {
  items: ImportRow[];
  meta?: Meta;
};
export type ListImportRowsApiArg = {
  id: number;
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  outcome?: "create" | "change" | "skip" | "error";
};
export type ApplyImportApiResponse = /** status 200 Success */ ImportJob;
export type ApplyImportApiArg = {
  id: number;
  body: {
    /** Applies the other rows; without it a file with errors is refused (409). */
    leave_out_errors?: boolean;
    /** Mails every new client a link to choose a password. */
    send_invitations?: boolean;
  };
};
export type GetImportErrorsApiResponse = /** status 200 Success */ ImportFile;
export type GetImportErrorsApiArg = {
  id: number;
  format?: "xlsx" | "csv";
};
export type ImportFile = {
  name: string;
  content_type: string;
  /** Base64. */
  content: string;
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
export type ImportJob = {
  id: number;
  kind: "clients" | "contractors";
  file_name: string;
  status: "checking" | "checked" | "applying" | "applied" | "failed";
  /** Rows of the file, without the heading. */
  total: number;
  /** Rows done so far in the present step. */
  processed: number;
  summary: {
    create: number;
    change: number;
    skip: number;
    error: number;
  };
  message: string | null;
  /** Whether it also makes the projects that are in `new_projects`. */
  creates_projects: boolean;
  /** Projects that sound rows name and that do not exist; none where they are more than 50. */
  new_projects: string[];
  /** ISO 8601, UTC */
  created_at: string;
};
export type ImportRow = {
  /** Number in the file; the heading is row 1. */
  row: number;
  outcome: "create" | "change" | "skip" | "error";
  cells: object;
  problems: {
    field: string;
    message: string;
  }[];
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
};
