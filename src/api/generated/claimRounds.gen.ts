// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFinishProposal: build.query<
      GetFinishProposalApiResponse,
      GetFinishProposalApiArg
    >({
      extraOptions: { key: "photos" },
      query: (queryArg) => ({ url: `/logic/claim/${queryArg.id}/finish` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as claimRoundsGeneratedApi };
export type GetFinishProposalApiResponse =
  /** status 200 Success */ FinishProposal;
export type GetFinishProposalApiArg = {
  id: number;
};
export type WorkPhoto = {
  id: number;
  /** Signed address of the copy without metadata, upright, at most 4096 pixels; valid for 10 to 20 minutes. */
  url: string;
  name: string;
  /** For `getPhotoOriginal`. */
  file_id?: number;
  thumbnail_url?: string | null;
  preview_url?: string | null;
  width?: number | null;
  height?: number | null;
  /** Whether the photo shows the state before the work, after it, or something else. */
  kind: "before" | "after" | "other";
  /** ISO 8601, UTC */
  at: string;
  /** The claim whose work it shows; null if of the work order. */
  claim_id?: number | null;
  /** The message that it was sent with. */
  message_id?: number | null;
};
export type FinishProposal = {
  /** What the last contractor reported; empty if there is no report. */
  done: string;
  /** Photos of the finished work by contractors. */
  photos: WorkPhoto[];
  /** Whether the company demands to say what was done. */
  demands_text: boolean;
  /** Whether the company demands a photo of the finished work. */
  demands_photo: boolean;
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
