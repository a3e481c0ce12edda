// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUnitPlans: build.query<ListUnitPlansApiResponse, ListUnitPlansApiArg>({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/unit/${queryArg.id}/plan` }),
    }),
    addUnitPlan: build.mutation<AddUnitPlanApiResponse, AddUnitPlanApiArg>({
      query: (queryArg) => ({
        url: `/logic/unit/${queryArg.id}/plan`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listProjectPlans: build.query<
      ListProjectPlansApiResponse,
      ListProjectPlansApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/project/${queryArg.id}/plan` }),
    }),
    addProjectPlan: build.mutation<
      AddProjectPlanApiResponse,
      AddProjectPlanApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/project/${queryArg.id}/plan`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    renamePlan: build.mutation<RenamePlanApiResponse, RenamePlanApiArg>({
      query: (queryArg) => ({
        url: `/logic/plan/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deletePlan: build.mutation<DeletePlanApiResponse, DeletePlanApiArg>({
      query: (queryArg) => ({
        url: `/logic/plan/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as plansGeneratedApi };
export type ListUnitPlansApiResponse = /** status 200 Success */ {
  items: Plan[];
  meta?: Meta;
};
export type ListUnitPlansApiArg = {
  id: number;
};
export type AddUnitPlanApiResponse = /** status 201 Success */ Plan;
export type AddUnitPlanApiArg = {
  id: number;
  body: {
    name?: string;
    file?: Blob;
  };
};
export type ListProjectPlansApiResponse = /** status 200 Success */ {
  items: Plan[];
  meta?: Meta;
};
export type ListProjectPlansApiArg = {
  id: number;
};
export type AddProjectPlanApiResponse = /** status 201 Success */ Plan;
export type AddProjectPlanApiArg = {
  id: number;
  body: {
    name?: string;
    file?: Blob;
  };
};
export type RenamePlanApiResponse = /** status 200 Success */ Plan;
export type RenamePlanApiArg = {
  id: number;
  body: {
    name: string;
  };
};
export type DeletePlanApiResponse = /** status 200 Success */ Plan;
export type DeletePlanApiArg = {
  id: number;
};
export type Plan = {
  id: number;
  name: string;
  content_type: string;
  bytes: number;
  /** ISO 8601, UTC */
  created_at: string;
  /** Signed address, valid for 10 to 20 minutes. */
  url: string;
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
