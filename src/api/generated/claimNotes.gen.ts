// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClaimNotes: build.query<
      ListClaimNotesApiResponse,
      ListClaimNotesApiArg
    >({
      extraOptions: { key: "mentions" },
      query: (queryArg) => ({ url: `/logic/claim/${queryArg.id}/note` }),
    }),
    addClaimNote: build.mutation<AddClaimNoteApiResponse, AddClaimNoteApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/note`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    editClaimNote: build.mutation<
      EditClaimNoteApiResponse,
      EditClaimNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/note/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    withdrawClaimNote: build.mutation<
      WithdrawClaimNoteApiResponse,
      WithdrawClaimNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/note/${queryArg.id}/withdraw`,
        method: "POST",
      }),
    }),
    listColleagues: build.query<
      ListColleaguesApiResponse,
      ListColleaguesApiArg
    >({
      extraOptions: { key: "id" },
      query: () => ({ url: `/logic/colleague` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as claimNotesGeneratedApi };
export type ListClaimNotesApiResponse = /** status 200 Success */ {
  items: ClaimNote[];
  meta?: Meta;
};
export type ListClaimNotesApiArg = {
  id: number;
};
export type AddClaimNoteApiResponse = /** status 201 Success */ ClaimNote;
export type AddClaimNoteApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    text: string;
    images?: Blob[];
  };
};
export type EditClaimNoteApiResponse = /** status 200 Success */ ClaimNote;
export type EditClaimNoteApiArg = {
  id: number;
  body: {
    text: string;
    from: string;
  };
};
export type WithdrawClaimNoteApiResponse = /** status 200 Success */ ClaimNote;
export type WithdrawClaimNoteApiArg = {
  id: number;
};
export type ListColleaguesApiResponse = /** status 200 Success */ {
  items: Colleague[];
  meta?: Meta;
};
export type ListColleaguesApiArg = void;
export type Creator = {
  username: string;
  /** Name and last name; may be empty. */
  name: string;
};
export type ClaimImage = {
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
};
export type ClaimNote = {
  id: number;
  /** Empty if its author has withdrawn it. */
  text: string;
  /** ISO 8601, UTC */
  created_at: string;
  created_by: Creator | null;
  /** Whether the caller is its author and may edit and withdraw it; false once it is withdrawn. */
  is_own: boolean;
  /** Names mentioned in the text with an @. */
  mentions: string[];
  images: ClaimImage[];
  withdrawn_at: string | null;
  /** Previous texts, oldest first. */
  earlier: {
    text: string;
    /** ISO 8601, UTC */
    until: string;
  }[];
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
export type Colleague = {
  id: number;
  /** Name and last name; the e-mail if both are empty. */
  name: string;
  type: "admin" | "manager" | "consortium" | "client";
};
