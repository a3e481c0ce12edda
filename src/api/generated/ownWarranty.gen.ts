// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnWarranty: build.query<
      ListOwnWarrantyApiResponse,
      ListOwnWarrantyApiArg
    >({
      extraOptions: { key: "terms" },
      query: () => ({ url: `/logic/warranty` }),
    }),
    setWarrantyNotice: build.mutation<
      SetWarrantyNoticeApiResponse,
      SetWarrantyNoticeApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/contract/${queryArg.id}/warranty/${queryArg.termId}/notice`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    setTenantWarranty: build.mutation<
      SetTenantWarrantyApiResponse,
      SetTenantWarrantyApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/contract/${queryArg.id}/warranty/tenant`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ownWarrantyGeneratedApi };
export type ListOwnWarrantyApiResponse = /** status 200 Success */ {
  items: OwnWarranty[];
  meta?: Meta;
};
export type ListOwnWarrantyApiArg = void;
export type SetWarrantyNoticeApiResponse =
  /** status 200 Success */ WarrantyNotice;
export type SetWarrantyNoticeApiArg = {
  id: number;
  termId: number;
  body: {
    is_asked: boolean;
  };
};
export type SetTenantWarrantyApiResponse =
  /** status 200 Success */ TenantWarranty;
export type SetTenantWarrantyApiArg = {
  id: number;
  body: {
    tenant_sees: boolean;
  };
};
export type OwnTerm = {
  id: number;
  /** The row of the warranty table, which may have been removed since. */
  term_id: number;
  claim_category_id: number;
  category: string;
  claim_item_id: number | null;
  item: string;
  months: number;
  /** YYYY-MM-DD, from 1900 to 2199 */
  expires_on: string;
  /** Null for a tenant. */
  covers: string | null;
  /** Null for a tenant. */
  excludes: string | null;
  /** The owner's notice before the last day; null if none. */
  notice: ("asked" | "sent") | null;
};
export type OwnWarranty = {
  contract_id: number;
  unit_id: number;
  unit: string;
  project: string;
  is_project_closed: boolean;
  /** YYYY-MM-DD, from 1900 to 2199 */
  starts_on: string;
  /** If not, the terms run from the first ownership. */
  is_delivery_known: boolean;
  /** False for the tenant. */
  is_owner: boolean;
  /** Whether the tenant sees the terms; null for the tenant. */
  tenant_sees: boolean | null;
  terms: OwnTerm[];
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
export type WarrantyNotice = {
  notice: ("asked" | "sent") | null;
};
export type TenantWarranty = {
  tenant_sees: boolean;
};
