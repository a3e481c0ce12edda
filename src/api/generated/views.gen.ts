// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query<
      ListSavedViewsApiResponse,
      ListSavedViewsApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({
        url: `/logic/view`,
        params: {
          list: queryArg.list,
        },
      }),
    }),
    createSavedView: build.mutation<
      CreateSavedViewApiResponse,
      CreateSavedViewApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/view`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateSavedView: build.mutation<
      UpdateSavedViewApiResponse,
      UpdateSavedViewApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/view/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deleteSavedView: build.mutation<
      DeleteSavedViewApiResponse,
      DeleteSavedViewApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/view/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as viewsGeneratedApi };
export type ListSavedViewsApiResponse = /** status 200 Success */ {
  items: SavedView[];
  meta?: Meta;
};
export type ListSavedViewsApiArg = {
  list:
    | "unit_claims"
    | "project_claims"
    | "clients"
    | "units"
    | "leases"
    | "projects"
    | "users"
    | "contractors"
    | "complaints"
    | "costs"
    | "works";
};
export type CreateSavedViewApiResponse = /** status 201 Success */ SavedView;
export type CreateSavedViewApiArg = {
  body: {
    list:
      | "unit_claims"
      | "project_claims"
      | "clients"
      | "units"
      | "leases"
      | "projects"
      | "users"
      | "contractors"
      | "complaints"
      | "costs"
      | "works";
    name: string;
    query: string;
    is_shared: boolean;
  };
};
export type UpdateSavedViewApiResponse = /** status 200 Success */ SavedView;
export type UpdateSavedViewApiArg = {
  id: number;
  body: {
    name: string;
    query: string;
    is_shared: boolean;
  };
};
export type DeleteSavedViewApiResponse = /** status 200 Success */ SavedView;
export type DeleteSavedViewApiArg = {
  id: number;
};
export type SavedView = {
  id: number;
  list:
    | "unit_claims"
    | "project_claims"
    | "clients"
    | "units"
    | "leases"
    | "projects"
    | "users"
    | "contractors"
    | "complaints"
    | "costs"
    | "works";
  name: string;
  /** Filters, sorting and search of the list, as its address contains them. */
  query: string;
  /** Whether all staff can use it. */
  is_shared: boolean;
  is_own: boolean;
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
