// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPreferences: build.query<
      ListPreferencesApiResponse,
      ListPreferencesApiArg
    >({
      extraOptions: { key: "key" },
      query: () => ({ url: `/logic/preferences` }),
    }),
    savePreference: build.mutation<
      SavePreferenceApiResponse,
      SavePreferenceApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/preferences/${queryArg.key}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as preferencesGeneratedApi };
export type ListPreferencesApiResponse = /** status 200 Success */ {
  items: Preference[];
  meta?: Meta;
};
export type ListPreferencesApiArg = void;
export type SavePreferenceApiResponse = /** status 200 Success */ Preference;
export type SavePreferenceApiArg = {
  key:
    | "grid-keys"
    | "layout-unit_claims"
    | "layout-project_claims"
    | "layout-clients"
    | "layout-units"
    | "layout-leases"
    | "layout-projects"
    | "layout-users"
    | "layout-contractors"
    | "layout-complaints"
    | "layout-costs"
    | "layout-works"
    | "start-unit_claims"
    | "start-project_claims"
    | "start-clients"
    | "start-units"
    | "start-leases"
    | "start-projects"
    | "start-users"
    | "start-contractors"
    | "start-complaints"
    | "start-costs"
    | "start-works";
  body: {
    value: TableLayout | string | boolean | null;
  };
};
export type TableLayout = {
  /** Keys of the columns, in the chosen order. */
  order?: string[];
  /** Columns whose visibility differs from the default. */
  shown?: object;
  /** Pixels of the columns whose width differs from the default. */
  widths?: object;
  isFirstFrozen?: boolean;
  isCompact?: boolean;
  /** Cards instead of rows, also where the window is wide. */
  hasCards?: boolean;
  /** Columns that share one where the window is narrow stay apart. */
  isSplit?: boolean;
};
export type Preference = {
  key:
    | "grid-keys"
    | "layout-unit_claims"
    | "layout-project_claims"
    | "layout-clients"
    | "layout-units"
    | "layout-leases"
    | "layout-projects"
    | "layout-users"
    | "layout-contractors"
    | "layout-complaints"
    | "layout-costs"
    | "layout-works"
    | "start-unit_claims"
    | "start-project_claims"
    | "start-clients"
    | "start-units"
    | "start-leases"
    | "start-projects"
    | "start-users"
    | "start-contractors"
    | "start-complaints"
    | "start-costs"
    | "start-works";
  value: TableLayout | string | boolean | null;
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
