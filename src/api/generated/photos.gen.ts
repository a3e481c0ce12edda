// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPhotoOriginal: build.query<
      GetPhotoOriginalApiResponse,
      GetPhotoOriginalApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/photo/${queryArg.id}/original` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as photosGeneratedApi };
export type GetPhotoOriginalApiResponse =
  /** status 200 Success */ PhotoOriginal;
export type GetPhotoOriginalApiArg = {
  id: number;
};
export type PhotoOriginal = {
  id: number;
  name: string;
  content_type: string;
  bytes: number;
  /** SHA-256 of the received bytes in hexadecimal. */
  sha256: string;
  /** ISO 8601, UTC */
  received_at: string;
  /** Signed address for saving the file, valid for 10 to 20 minutes. */
  url: string;
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
