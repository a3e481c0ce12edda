// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedReplies: build.query<
      ListSavedRepliesApiResponse,
      ListSavedRepliesApiArg
    >({
      extraOptions: { key: "id" },
      query: () => ({ url: `/logic/reply` }),
    }),
    createSavedReply: build.mutation<
      CreateSavedReplyApiResponse,
      CreateSavedReplyApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/reply`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateSavedReply: build.mutation<
      UpdateSavedReplyApiResponse,
      UpdateSavedReplyApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/reply/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deleteSavedReply: build.mutation<
      DeleteSavedReplyApiResponse,
      DeleteSavedReplyApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/reply/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as repliesGeneratedApi };
export type ListSavedRepliesApiResponse = /** status 200 Success */ {
  items: SavedReply[];
  meta?: Meta;
};
export type ListSavedRepliesApiArg = void;
export type CreateSavedReplyApiResponse = /** status 201 Success */ SavedReply;
export type CreateSavedReplyApiArg = {
  body: {
    name: string;
    text: string;
    is_shared: boolean;
  };
};
export type UpdateSavedReplyApiResponse = /** status 200 Success */ SavedReply;
export type UpdateSavedReplyApiArg = {
  id: number;
  body: {
    name: string;
    text: string;
    is_shared: boolean;
  };
};
export type DeleteSavedReplyApiResponse = /** status 200 Success */ SavedReply;
export type DeleteSavedReplyApiArg = {
  id: number;
};
export type SavedReply = {
  id: number;
  name: string;
  /** May contain the placeholders `{nombre}`, `{unidad}`, `{reclamo}` and `{fecha}`, which are filled with the data of the claim. */
  text: string;
  /** Whether all staff can use it. */
  is_shared: boolean;
  is_own: boolean;
  owner_name: string;
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
