// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<ListProjectsApiResponse, ListProjectsApiArg>({
      extraOptions: { key: "places" },
      query: (queryArg) => ({
        url: `/logic/project`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
        },
      }),
    }),
    exportProjects: build.mutation<
      ExportProjectsApiResponse,
      ExportProjectsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/project/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    getProject: build.query<GetProjectApiResponse, GetProjectApiArg>({
      extraOptions: { key: "places" },
      query: (queryArg) => ({ url: `/model/project/${queryArg.id}` }),
    }),
    createProject: build.mutation<
      CreateProjectApiResponse,
      CreateProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/model/project`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    closeProject: build.mutation<CloseProjectApiResponse, CloseProjectApiArg>({
      query: (queryArg) => ({
        url: `/logic/project/${queryArg.id}/close`,
        method: "POST",
      }),
    }),
    reopenProject: build.mutation<
      ReopenProjectApiResponse,
      ReopenProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/project/${queryArg.id}/reopen`,
        method: "POST",
      }),
    }),
    updateProject: build.mutation<
      UpdateProjectApiResponse,
      UpdateProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/project/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectsGeneratedApi };
export type ListProjectsApiResponse = /** status 200 Success */ {
  items: Project[];
  meta?: Meta;
};
export type ListProjectsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
};
export type ExportProjectsApiResponse = /** status 200 Success */ string;
export type ExportProjectsApiArg = {
  sort?: string;
  q?: string;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type GetProjectApiResponse = /** status 200 Success */ ProjectDetail;
export type GetProjectApiArg = {
  id: number;
};
export type CreateProjectApiResponse = /** status 201 Success */ ProjectDetail;
export type CreateProjectApiArg = {
  body: {
    name: string;
    description: string;
    address: string;
  };
};
export type CloseProjectApiResponse = /** status 200 Success */ ProjectDetail;
export type CloseProjectApiArg = {
  id: number;
};
export type ReopenProjectApiResponse = /** status 200 Success */ ProjectDetail;
export type ReopenProjectApiArg = {
  id: number;
};
export type UpdateProjectApiResponse = /** status 200 Success */ ProjectDetail;
export type UpdateProjectApiArg = {
  id: number;
  body: {
    name: string;
    description: string;
    address: string;
    places?: string[];
    /** YYYY-MM-DD. Null removes the stored date; if omitted, the date stays unchanged. */
    delivery_date?: string | null;
    version?: number;
  };
};
export type Project = {
  id: number;
  name: string;
  description: string;
  address: string;
  consortium_id: number | null;
  units_count: number;
  /** Since when the project accepts no new claims and lease requests; null if it is open. */
  closed_at: string | null;
  /** Places of the building that a project claim can name. */
  places: string[];
  /** When the company handed the common parts over; their warranty begins on this day. */
  delivery_date?: string | null;
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
export type ProjectDetail = {
  id: number;
  name: string;
  description: string;
  address: string;
  consortium_id: number | null;
  units_count: number;
  /** Since when the project accepts no new claims and lease requests; null if it is open. */
  closed_at: string | null;
  /** Places of the building that a project claim can name. */
  places: string[];
  /** When the company handed the common parts over; their warranty begins on this day. */
  delivery_date?: string | null;
  version: number;
  consortium: {
    id: number;
    username: string;
    name: string;
  } | null;
  managers: {
    id: number;
    username: string;
    name: string;
    last_name: string;
    is_primary: boolean;
  }[];
};
