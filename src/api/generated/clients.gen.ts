// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClients: build.query<ListClientsApiResponse, ListClientsApiArg>({
      extraOptions: { key: "profile" },
      query: (queryArg) => ({
        url: `/logic/client`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          active: queryArg.active,
        },
      }),
    }),
    createClient: build.mutation<CreateClientApiResponse, CreateClientApiArg>({
      query: (queryArg) => ({
        url: `/logic/client`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    exportClients: build.mutation<
      ExportClientsApiResponse,
      ExportClientsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/client/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          active: queryArg.active,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    getClient: build.query<GetClientApiResponse, GetClientApiArg>({
      extraOptions: { key: "profile" },
      query: (queryArg) => ({ url: `/logic/client/${queryArg.id}` }),
    }),
    updateClient: build.mutation<UpdateClientApiResponse, UpdateClientApiArg>({
      query: (queryArg) => ({
        url: `/logic/client/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deactivateClient: build.mutation<
      DeactivateClientApiResponse,
      DeactivateClientApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/client/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    listClientModels: build.query<
      ListClientModelsApiResponse,
      ListClientModelsApiArg
    >({
      extraOptions: { key: "profile" },
      query: (queryArg) => ({
        url: `/model/client`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          active: queryArg.active,
          follow: queryArg.follow,
        },
      }),
    }),
    getClientModel: build.query<
      GetClientModelApiResponse,
      GetClientModelApiArg
    >({
      extraOptions: { key: "profile" },
      query: (queryArg) => ({
        url: `/model/client/${queryArg.id}`,
        params: {
          follow: queryArg.follow,
        },
      }),
    }),
    reactivateClient: build.mutation<
      ReactivateClientApiResponse,
      ReactivateClientApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/client/${queryArg.id}/reactivate`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as clientsGeneratedApi };
export type ListClientsApiResponse = /** status 200 Success */ {
  items: Client[];
  meta?: Meta;
};
export type ListClientsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  active?: boolean;
};
export type CreateClientApiResponse = /** status 201 Success */ ClientDetail;
export type CreateClientApiArg = {
  body: {
    username: string;
    /** Valid for 7 days unless the owner of the account replaces it. Without a password, an invitation is mailed. */
    password?: string | null;
    name: string;
    last_name: string;
    document: string;
    phone_number: string;
    address?: string | null;
    /** Takes over the e-mail and the DNI of a deactivated account that has them. */
    takes_over?: boolean;
  };
};
export type ExportClientsApiResponse = /** status 200 Success */ string;
export type ExportClientsApiArg = {
  sort?: string;
  q?: string;
  active?: boolean;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type GetClientApiResponse = /** status 200 Success */ ClientDetail;
export type GetClientApiArg = {
  id: number;
};
export type UpdateClientApiResponse = /** status 200 Success */ ClientDetail;
export type UpdateClientApiArg = {
  id: number;
  body: {
    username: string;
    name: string;
    last_name: string;
    document: string | null;
    phone_number: string | null;
    address?: string | null;
    client_id?: number;
    version?: number;
  };
};
export type DeactivateClientApiResponse =
  /** status 200 Success */ ClientDetail;
export type DeactivateClientApiArg = {
  id: number;
};
export type ListClientModelsApiResponse = /** status 200 Success */ {
  items: Client[];
  meta?: Meta;
};
export type ListClientModelsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  active?: boolean;
  follow?: "profile";
};
export type GetClientModelApiResponse = /** status 200 Success */ ClientDetail;
export type GetClientModelApiArg = {
  id: number;
  follow?: "profile";
};
export type ReactivateClientApiResponse =
  /** status 200 Success */ ClientDetail;
export type ReactivateClientApiArg = {
  id: number;
  body: {
    username?: string;
  };
};
export type Client = {
  client_id: number;
  username: string;
  name: string;
  last_name: string;
  document: string | null;
  phone_number: string | null;
  address: string | null;
  properties_count: number;
  /** Number of leases that run today, as owner or tenant. */
  leases_count: number;
  active: boolean;
  version: number;
  profile: {
    name: string;
    last_name: string;
    document: string | null;
    phone_number: string | null;
    address: string | null;
  };
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
export type ClientDetail = {
  client_id: number;
  username: string;
  name: string;
  last_name: string;
  document: string | null;
  phone_number: string | null;
  address: string | null;
  properties_count: number;
  /** Number of leases that run today, as owner or tenant. */
  leases_count: number;
  active: boolean;
  version: number;
  profile: {
    name: string;
    last_name: string;
    document: string | null;
    phone_number: string | null;
    address: string | null;
  };
  /** Whether the owner of the account has chosen its password. If not, staff may send an invitation. */
  has_chosen_password: boolean;
  /** Only in the response that creates the account, if no mail server is configured: staff have to hand it over. */
  invitation_link?: string;
  /** ISO 8601, UTC */
  created_at: string;
  property_list: {
    contract_id: number;
    unit_id: number;
    unit_name: string;
    project_id: number;
    project_name: string;
    /** YYYY-MM-DD, from 1900 to 2199 */
    start_date: string;
  }[];
  lease_list: {
    lease_contract_id: number;
    unit_id: number;
    unit_name: string;
    project_name: string;
    /** YYYY-MM-DD, from 1900 to 2199 */
    lease_start_date: string;
    /** YYYY-MM-DD, from 1900 to 2199 */
    lease_end_date: string;
    /** True if the client is the tenant, false if the client is the owner. */
    is_tenant: boolean;
    other_party: string;
    is_running: boolean;
    /** Whether it begins later. */
    is_upcoming: boolean;
  }[];
};
