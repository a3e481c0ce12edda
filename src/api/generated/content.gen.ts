// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWarrantyTerms: build.query<
      ListWarrantyTermsApiResponse,
      ListWarrantyTermsApiArg
    >({
      extraOptions: { key: "id" },
      query: () => ({ url: `/model/warranty_term` }),
    }),
    createWarrantyTerm: build.mutation<
      CreateWarrantyTermApiResponse,
      CreateWarrantyTermApiArg
    >({
      query: (queryArg) => ({
        url: `/model/warranty_term`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    startWarrantyFromTemplate: build.mutation<
      StartWarrantyFromTemplateApiResponse,
      StartWarrantyFromTemplateApiArg
    >({
      query: () => ({ url: `/model/warranty_term/template`, method: "POST" }),
    }),
    approveWarrantyTemplate: build.mutation<
      ApproveWarrantyTemplateApiResponse,
      ApproveWarrantyTemplateApiArg
    >({
      query: () => ({
        url: `/model/warranty_term/template/approve`,
        method: "POST",
      }),
    }),
    updateWarrantyTerm: build.mutation<
      UpdateWarrantyTermApiResponse,
      UpdateWarrantyTermApiArg
    >({
      query: (queryArg) => ({
        url: `/model/warranty_term/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deleteWarrantyTerm: build.mutation<
      DeleteWarrantyTermApiResponse,
      DeleteWarrantyTermApiArg
    >({
      query: (queryArg) => ({
        url: `/model/warranty_term/${queryArg.id}`,
        method: "DELETE",
        params: {
          counts_from: queryArg.countsFrom,
          all: queryArg.all,
        },
      }),
    }),
    listWarrantyVersions: build.query<
      ListWarrantyVersionsApiResponse,
      ListWarrantyVersionsApiArg
    >({
      extraOptions: { key: "id" },
      query: () => ({ url: `/model/warranty_term/version` }),
    }),
    listOwnershipWarranty: build.query<
      ListOwnershipWarrantyApiResponse,
      ListOwnershipWarrantyApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/contract/${queryArg.id}/warranty` }),
    }),
    listProjectWarranty: build.query<
      ListProjectWarrantyApiResponse,
      ListProjectWarrantyApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/project/${queryArg.id}/warranty` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as contentGeneratedApi };
export type ListWarrantyTermsApiResponse = /** status 200 Success */ {
  items: WarrantyTerm[];
  meta?: Meta;
};
export type ListWarrantyTermsApiArg = void;
export type CreateWarrantyTermApiResponse =
  /** status 201 Success */ WarrantyTerm;
export type CreateWarrantyTermApiArg = {
  body: {
    claim_category_id: number | null;
    claim_item_id?: number | null;
    project_id?: number | null;
    place?: string | null;
    manual?: string | null;
    /** First day of the deliveries that the change is for; null for all deliveries. Claims keep their term. */
    counts_from?: string | null;
    item: string;
    months: number;
    covers: string;
    excludes: string;
    version?: number;
  };
};
export type StartWarrantyFromTemplateApiResponse = /** status 200 Success */ {
  items: WarrantyTerm[];
  meta?: Meta;
};
export type StartWarrantyFromTemplateApiArg = void;
export type ApproveWarrantyTemplateApiResponse = /** status 200 Success */ {
  items: WarrantyTerm[];
  meta?: Meta;
};
export type ApproveWarrantyTemplateApiArg = void;
export type UpdateWarrantyTermApiResponse =
  /** status 200 Success */ WarrantyTerm;
export type UpdateWarrantyTermApiArg = {
  id: number;
  body: {
    claim_category_id: number | null;
    claim_item_id?: number | null;
    project_id?: number | null;
    place?: string | null;
    manual?: string | null;
    /** First day of the deliveries that the change is for; null for all deliveries. Claims keep their term. */
    counts_from?: string | null;
    item: string;
    months: number;
    covers: string;
    excludes: string;
    version?: number;
  };
};
export type DeleteWarrantyTermApiResponse =
  /** status 200 Success */ WarrantyTerm;
export type DeleteWarrantyTermApiArg = {
  id: number;
  countsFrom?: string;
  all?: true;
};
export type ListWarrantyVersionsApiResponse = /** status 200 Success */ {
  items: WarrantyVersion[];
  meta?: Meta;
};
export type ListWarrantyVersionsApiArg = void;
export type ListOwnershipWarrantyApiResponse = /** status 200 Success */ {
  items: UnitWarranty[];
  meta?: Meta;
};
export type ListOwnershipWarrantyApiArg = {
  id: number;
};
export type ListProjectWarrantyApiResponse = /** status 200 Success */ {
  items: UnitWarranty[];
  meta?: Meta;
};
export type ListProjectWarrantyApiArg = {
  id: number;
};
export type WarrantyTerm = {
  id: number;
  /** Null for a term of the common parts of a building. */
  claim_category_id: number | null;
  category: string;
  claim_item_id: number | null;
  item: string;
  months: number;
  covers: string;
  excludes: string;
  /** The project that the term is for; null for the table of the company. */
  project?: {
    id: number;
    name: string;
  } | null;
  /** Place of a building that a term of common parts is for; null for all. */
  place?: string | null;
  /** Heading of the maintenance manual on the item. */
  manual?: string | null;
  /** First day of the deliveries that it is for; null for all deliveries. */
  counts_from?: string | null;
  /** Whether the term comes from the template and the company has not reviewed it yet. */
  is_template?: boolean;
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
export type WarrantyVersion = {
  id: number;
  category: string;
  item: string;
  project: string | null;
  /** Null if the term was removed. */
  months: number | null;
  /** Months of the version before; null if there is none. */
  former_months: number | null;
  counts_from: string | null;
  /** ISO 8601, UTC */
  created_at: string;
  created_by: string | null;
};
export type UnitWarranty = {
  id: number;
  claim_category_id: number | null;
  category: string;
  claim_item_id: number | null;
  place: string | null;
  item: string;
  months: number;
  /** YYYY-MM-DD, from 1900 to 2199 */
  expires_on: string;
  covers: string;
  excludes: string;
  manual: string | null;
  /** YYYY-MM-DD, from 1900 to 2199 */
  table_of: string;
};
