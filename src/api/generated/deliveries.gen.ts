// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUndeliveredUnits: build.query<
      ListUndeliveredUnitsApiResponse,
      ListUndeliveredUnitsApiArg
    >({
      extraOptions: { key: "unit_id" },
      query: (queryArg) => ({
        url: `/logic/unit/undelivered`,
        params: {
          project_id: queryArg.projectId,
        },
      }),
    }),
    saveDeliveries: build.mutation<
      SaveDeliveriesApiResponse,
      SaveDeliveriesApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/unit/delivery`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as deliveriesGeneratedApi };
export type ListUndeliveredUnitsApiResponse = /** status 200 Success */ {
  items: UndeliveredUnit[];
  meta?: Meta;
};
export type ListUndeliveredUnitsApiArg = {
  projectId?: number;
};
export type SaveDeliveriesApiResponse =
  /** status 200 Success */ SavedDeliveries;
export type SaveDeliveriesApiArg = {
  body: {
    unit_ids: number[];
    /** YYYY-MM-DD, one for each of `unit_ids`, in the same order. */
    delivery_dates: string[];
  };
};
export type UndeliveredUnit = {
  unit_id: number;
  name: string;
  project_id: number;
  project_name: string;
  owner: string | null;
  owned_since: string | null;
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
export type SavedDeliveries = {
  saved: number[];
  refused: {
    unit_id: number;
    message: string;
  }[];
};
