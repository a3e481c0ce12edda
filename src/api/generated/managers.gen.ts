// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateAdmin: build.mutation<UpdateAdminApiResponse, UpdateAdminApiArg>({
      query: (queryArg) => ({
        url: `/logic/profile/admin/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listManagers: build.query<ListManagersApiResponse, ListManagersApiArg>({
      extraOptions: { key: "projects" },
      query: (queryArg) => ({
        url: `/model/manager`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          active: queryArg.active,
        },
      }),
    }),
    exportUsers: build.mutation<ExportUsersApiResponse, ExportUsersApiArg>({
      query: (queryArg) => ({
        url: `/model/manager/export`,
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
    getManager: build.query<GetManagerApiResponse, GetManagerApiArg>({
      extraOptions: { key: "projects" },
      query: (queryArg) => ({ url: `/model/manager/${queryArg.id}` }),
    }),
    createManager: build.mutation<
      CreateManagerApiResponse,
      CreateManagerApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/manager`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateManager: build.mutation<
      UpdateManagerApiResponse,
      UpdateManagerApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/manager/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deactivateManager: build.mutation<
      DeactivateManagerApiResponse,
      DeactivateManagerApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/manager/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    addManagerProject: build.mutation<
      AddManagerProjectApiResponse,
      AddManagerProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/manager/${queryArg.id}/projects`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    setManagerProjects: build.mutation<
      SetManagerProjectsApiResponse,
      SetManagerProjectsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/manager/${queryArg.id}/projects`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    removeManagerProject: build.mutation<
      RemoveManagerProjectApiResponse,
      RemoveManagerProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/manager/${queryArg.id}/projects/${queryArg.projectId}`,
        method: "DELETE",
      }),
    }),
    setManagerPrimaryProject: build.mutation<
      SetManagerPrimaryProjectApiResponse,
      SetManagerPrimaryProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/manager/${queryArg.id}/primary-project`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    setManagerCosts: build.mutation<
      SetManagerCostsApiResponse,
      SetManagerCostsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/manager/${queryArg.id}/costs`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    reactivateManager: build.mutation<
      ReactivateManagerApiResponse,
      ReactivateManagerApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/manager/${queryArg.id}/reactivate`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listConsortiums: build.query<
      ListConsortiumsApiResponse,
      ListConsortiumsApiArg
    >({
      extraOptions: { key: "projects" },
      query: (queryArg) => ({
        url: `/model/consortiumRoutes`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          active: queryArg.active,
        },
      }),
    }),
    createConsortium: build.mutation<
      CreateConsortiumApiResponse,
      CreateConsortiumApiArg
    >({
      query: (queryArg) => ({
        url: `/model/consortiumRoutes`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getConsortium: build.query<GetConsortiumApiResponse, GetConsortiumApiArg>({
      extraOptions: { key: "projects" },
      query: (queryArg) => ({ url: `/model/consortiumRoutes/${queryArg.id}` }),
    }),
    updateConsortium: build.mutation<
      UpdateConsortiumApiResponse,
      UpdateConsortiumApiArg
    >({
      query: (queryArg) => ({
        url: `/model/consortiumRoutes/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deactivateConsortium: build.mutation<
      DeactivateConsortiumApiResponse,
      DeactivateConsortiumApiArg
    >({
      query: (queryArg) => ({
        url: `/model/consortiumRoutes/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    addConsortiumProject: build.mutation<
      AddConsortiumProjectApiResponse,
      AddConsortiumProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/model/consortiumRoutes/${queryArg.id}/projects`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removeConsortiumProject: build.mutation<
      RemoveConsortiumProjectApiResponse,
      RemoveConsortiumProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/model/consortiumRoutes/${queryArg.id}/projects/${queryArg.projectId}`,
        method: "DELETE",
      }),
    }),
    reactivateConsortium: build.mutation<
      ReactivateConsortiumApiResponse,
      ReactivateConsortiumApiArg
    >({
      query: (queryArg) => ({
        url: `/model/consortiumRoutes/${queryArg.id}/reactivate`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    reactivateAdmin: build.mutation<
      ReactivateAdminApiResponse,
      ReactivateAdminApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/profile/admin/${queryArg.id}/reactivate`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listAdmins: build.query<ListAdminsApiResponse, ListAdminsApiArg>({
      extraOptions: { key: "id" },
      query: () => ({ url: `/logic/profile/admin` }),
    }),
    createAdmin: build.mutation<CreateAdminApiResponse, CreateAdminApiArg>({
      query: (queryArg) => ({
        url: `/logic/profile/admin`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as managersGeneratedApi };
export type UpdateAdminApiResponse = /** status 200 Success */ Admin;
export type UpdateAdminApiArg = {
  id: number;
  body: {
    username: string;
    name: string;
    last_name: string;
    phone_number: string | null;
    version?: number;
  };
};
export type ListManagersApiResponse = /** status 200 Success */ {
  items: Manager[];
  meta?: Meta;
};
export type ListManagersApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  active?: boolean;
};
export type ExportUsersApiResponse = /** status 200 Success */ string;
export type ExportUsersApiArg = {
  sort?: string;
  q?: string;
  active?: boolean;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type GetManagerApiResponse = /** status 200 Success */ Manager;
export type GetManagerApiArg = {
  id: number;
};
export type CreateManagerApiResponse = /** status 201 Success */ Manager;
export type CreateManagerApiArg = {
  body: {
    username: string;
    /** Valid for 7 days unless the owner of the account replaces it. Without a password, an invitation is mailed. */
    password?: string | null;
    project_ids?: number[];
    primary_project_id?: number | null;
    name: string;
    last_name: string;
    phone_number: string;
    /** Takes over the e-mail and the DNI of a deactivated account that has them. */
    takes_over?: boolean;
  };
};
export type UpdateManagerApiResponse = /** status 200 Success */ Manager;
export type UpdateManagerApiArg = {
  id: number;
  body: {
    username: string;
    name: string;
    last_name: string;
    phone_number: string | null;
    version?: number;
  };
};
export type DeactivateManagerApiResponse = /** status 200 Success */ Manager;
export type DeactivateManagerApiArg = {
  id: number;
};
export type AddManagerProjectApiResponse = /** status 200 Success */ Manager;
export type AddManagerProjectApiArg = {
  id: number;
  body: {
    projectId: number;
    isPrimary?: boolean;
  };
};
export type SetManagerProjectsApiResponse = /** status 200 Success */ Manager;
export type SetManagerProjectsApiArg = {
  id: number;
  body: {
    projectIds: number[];
    primaryProjectId?: number | null;
  };
};
export type RemoveManagerProjectApiResponse = /** status 200 Success */ Manager;
export type RemoveManagerProjectApiArg = {
  id: number;
  projectId: number;
};
export type SetManagerPrimaryProjectApiResponse =
  /** status 200 Success */ Manager;
export type SetManagerPrimaryProjectApiArg = {
  id: number;
  body: {
    projectId: number;
  };
};
export type SetManagerCostsApiResponse = /** status 200 Success */ Manager;
export type SetManagerCostsApiArg = {
  id: number;
  body: {
    can_manage_costs: boolean;
  };
};
export type ReactivateManagerApiResponse = /** status 200 Success */ Manager;
export type ReactivateManagerApiArg = {
  id: number;
  body: {
    username?: string;
  };
};
export type ListConsortiumsApiResponse = /** status 200 Success */ {
  items: Consortium[];
  meta?: Meta;
};
export type ListConsortiumsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  active?: boolean;
};
export type CreateConsortiumApiResponse = /** status 201 Success */ Consortium;
export type CreateConsortiumApiArg = {
  body: {
    username: string;
    /** Valid for 7 days unless the owner of the account replaces it. Without a password, an invitation is mailed. */
    password?: string | null;
    name: string;
    project_id?: number;
    project_ids?: number[];
    /** Takes over the e-mail and the DNI of a deactivated account that has them. */
    takes_over?: boolean;
  };
};
export type GetConsortiumApiResponse = /** status 200 Success */ Consortium;
export type GetConsortiumApiArg = {
  id: number;
};
export type UpdateConsortiumApiResponse = /** status 200 Success */ Consortium;
export type UpdateConsortiumApiArg = {
  id: number;
  body: {
    username: string;
    name: string;
    last_name?: string;
    phone_number?: string | null;
    project_id?: number | null;
    password?: string | null;
    version?: number;
  };
};
export type DeactivateConsortiumApiResponse =
  /** status 200 Success */ Consortium;
export type DeactivateConsortiumApiArg = {
  id: number;
};
export type AddConsortiumProjectApiResponse =
  /** status 200 Success */ Consortium;
export type AddConsortiumProjectApiArg = {
  id: number;
  body: {
    projectId: number;
    from?: number;
  };
};
export type RemoveConsortiumProjectApiResponse =
  /** status 200 Success */ Consortium;
export type RemoveConsortiumProjectApiArg = {
  id: number;
  projectId: number;
};
export type ReactivateConsortiumApiResponse =
  /** status 200 Success */ Consortium;
export type ReactivateConsortiumApiArg = {
  id: number;
  body: {
    username?: string;
  };
};
export type ReactivateAdminApiResponse = /** status 200 Success */ Admin;
export type ReactivateAdminApiArg = {
  id: number;
  body: {
    username?: string;
  };
};
export type ListAdminsApiResponse = /** status 200 Success */ {
  items: Admin[];
  meta?: Meta;
};
export type ListAdminsApiArg = void;
export type CreateAdminApiResponse = /** status 201 Success */ Admin;
export type CreateAdminApiArg = {
  body: {
    username: string;
    /** Valid for 7 days unless the owner of the account replaces it. Without a password, an invitation is mailed. */
    password?: string | null;
    name: string;
    last_name: string;
    phone_number?: string | null;
    /** Takes over the e-mail and the DNI of a deactivated account that has them. */
    takes_over?: boolean;
  };
};
export type Admin = {
  id: number;
  username: string;
  name: string;
  last_name: string;
  phone_number: string | null;
  active: boolean;
  /** Whether the owner of the account has chosen its password. If not, staff may send an invitation. */
  has_chosen_password: boolean;
  /** Only in the response that creates the account, if no mail server is configured: staff have to hand it over. */
  invitation_link?: string;
  version: number;
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
export type Manager = {
  id: number;
  username: string;
  type: "manager";
  name: string;
  last_name: string;
  phone_number: string | null;
  active: boolean;
  /** Whether the owner of the account has chosen its password. If not, staff may send an invitation. */
  has_chosen_password: boolean;
  /** Only in the response that creates the account, if no mail server is configured: staff have to hand it over. */
  invitation_link?: string;
  version: number;
  project_id: number | null;
  primary_project: {
    id: number;
    name: string;
  } | null;
  projects: {
    id: number;
    name: string;
    is_primary: boolean;
  }[];
  projects_count: number;
  /** Whether it reads and writes costs. */
  can_manage_costs?: boolean;
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
  /** If `q` found nothing: a similar text that finds something, as "Giménez" for "giminez". */
  suggestion?: string;
};
export type Consortium = {
  id: number;
  username: string;
  type: "consortium";
  name: string;
  last_name: string;
  phone_number: string | null;
  active: boolean;
  /** Whether the owner of the account has chosen its password. If not, staff may send an invitation. */
  has_chosen_password: boolean;
  /** Only in the response that creates the account, if no mail server is configured: staff have to hand it over. */
  invitation_link?: string;
  version: number;
  /** The first one of `projects`; null if there is none. */
  project: {
    id: number;
    name: string;
  } | null;
  /** By name. */
  projects: {
    id: number;
    name: string;
  }[];
};
