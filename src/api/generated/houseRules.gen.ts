// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHouseRules: build.query<
      ListHouseRulesApiResponse,
      ListHouseRulesApiArg
    >({
      extraOptions: { key: "documents" },
      query: () => ({ url: `/logic/house_rules` }),
    }),
    addHouseRules: build.mutation<
      AddHouseRulesApiResponse,
      AddHouseRulesApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/project/${queryArg.id}/house_rules`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    renameHouseRules: build.mutation<
      RenameHouseRulesApiResponse,
      RenameHouseRulesApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/house_rules/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deleteHouseRules: build.mutation<
      DeleteHouseRulesApiResponse,
      DeleteHouseRulesApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/house_rules/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as houseRulesGeneratedApi };
export type ListHouseRulesApiResponse = /** status 200 Success */ {
  items: HouseRules[];
  meta?: Meta;
};
export type ListHouseRulesApiArg = void;
export type AddHouseRulesApiResponse = /** status 201 Success */ Plan;
export type AddHouseRulesApiArg = {
  id: number;
  body: {
    name?: string;
    file?: Blob;
  };
};
export type RenameHouseRulesApiResponse = /** status 200 Success */ Plan;
export type RenameHouseRulesApiArg = {
  id: number;
  body: {
    name: string;
  };
};
export type DeleteHouseRulesApiResponse = /** status 200 Success */ Plan;
export type DeleteHouseRulesApiArg = {
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
export type HouseRules = {
  project_id: number;
  project_name: string;
  /** The building's own house rules. Without any, the company's common ones count. */
  documents: Plan[];
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
