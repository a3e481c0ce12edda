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
      }),
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
    claim_category_id: number;
    claim_item_id?: number | null;
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
    claim_category_id: number;
    claim_item_id?: number | null;
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
};
export type WarrantyTerm = {
  id: number;
  claim_category_id: number;
  category: string;
  claim_item_id: number | null;
  item: string;
  months: number;
  covers: string;
  excludes: string;
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
