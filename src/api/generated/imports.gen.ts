// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImportTemplate: build.query<
      GetImportTemplateApiResponse,
      GetImportTemplateApiArg
    >({
      extraOptions: { key: "name" },
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
      extraOptions: { key: "summary" },
      query: (queryArg) => ({ url: `/logic/import/${queryArg.id}` }),
    }),
    getImportColumns: build.query<
      GetImportColumnsApiResponse,
      GetImportColumnsApiArg
    >({
      extraOptions: { key: "sheets" },
      query: (queryArg) => ({
        url: `/logic/import/${queryArg.id}/columns`,
        params: {
          sheet: queryArg.sheet,
          heading_row: queryArg.headingRow,
        },
      }),
    }),
    chooseImportColumns: build.mutation<
      ChooseImportColumnsApiResponse,
      ChooseImportColumnsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/import/${queryArg.id}/columns`,
        method: "POST",
        body: queryArg.body,
      }),
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
      extraOptions: { key: "cells" },
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
      extraOptions: { key: "name" },
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
export type GetImportColumnsApiResponse =
  /** status 200 Success */ ImportColumns;
export type GetImportColumnsApiArg = {
  id: number;
  sheet?: string;
  headingRow?: number;
};
export type ChooseImportColumnsApiResponse =
  /** status 200 Success */ ImportJob;
export type ChooseImportColumnsApiArg = {
  id: number;
  body: {
    sheet: string;
    heading_row: number;
    with_hidden_rows: boolean;
    /** The used columns, each field once. */
    columns: {
      index: number;
      field: string;
    }[];
  };
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
  outcome?: "create" | "change" | "skip" | "error" | "warning";
};
export type ApplyImportApiResponse = /** status 200 Success */ ImportJob;
export type ApplyImportApiArg = {
  id: number;
  body: {
    /** Leaves the rows with errors out and applies the others. Without it, a file with errors is refused (409). */
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
export type ImportJob = {
  id: number;
  kind: "clients" | "contractors";
  file_name: string;
  status:
    "mapping" | "checking" | "checked" | "applying" | "applied" | "failed";
  /** Rows of the file, without the headings. */
  total: number;
  /** Rows processed so far in the current step. */
  processed: number;
  summary: {
    create: number;
    change: number;
    skip: number;
    error: number;
  };
  /** Rows without errors that may contain a mistake. */
  warnings: number;
  message: string | null;
  reading: {
    /** Empty if the file has no sheets. */
    sheet: string;
    heading_row: number;
    /** Headings of the columns with values that are not used. */
    unused_columns: string[];
    unused_sheets: string[];
    /** Hidden rows that are not used. */
    hidden_rows: number;
  } | null;
  /** Whether the import also creates the projects in `new_projects`. */
  creates_projects: boolean;
  /** Missing projects named by rows without other errors; empty if there are more than 50. */
  new_projects: string[];
  /** ISO 8601, UTC */
  created_at: string;
};
export type ImportColumns = {
  /** Visible sheets with content; one without a name if there are none. */
  sheets: string[];
  hidden_sheets: string[];
  sheet: string;
  heading_row: number;
  /** Hidden rows with values. */
  hidden_rows: number;
  with_hidden_rows: boolean;
  /** Whether the fields are those of an earlier file with the same headings. */
  is_remembered: boolean;
  columns: {
    index: number;
    /** Empty if the column has none. */
    heading: string;
    /** Its first different values. */
    samples: string[];
    is_hidden: boolean;
    field: string | null;
  }[];
};
export type ImportRow = {
  /** Row number in the file; the first row is 1. */
  row: number;
  outcome: "create" | "change" | "skip" | "error";
  cells: object;
  problems: {
    field: string;
    message: string;
  }[];
  warnings: {
    field: string;
    message: string;
  }[];
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
  /** If `q` found nothing: a similar text that finds something, as "Giménez" for "giminez". */
  suggestion?: string;
};
