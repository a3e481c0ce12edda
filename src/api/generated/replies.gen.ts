// Generated from src/contract by `npm run generate`. Do not edit.
/* eslint-disable */
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedReplies: build.query<
      ListSavedRepliesApiResponse,
      ListSavedRepliesApiArg
    >({
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
  /** May hold the gaps of `replyGaps`, which are filled from the claim that is answered. */
  text: string;
  /** All staff find it. */
  is_shared: boolean;
  is_own: boolean;
  owner_name: string;
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
};
export type FormerAccount = {
  id: number;
  type: "admin" | "manager" | "consortium" | "client";
  /** Empty where the caller may not know of such accounts. */
  name: string;
  username: string;
  field: "username" | "document";
  /** Whether the caller may reactivate it. */
  can_reactivate: boolean;
};
export type Failure = {
  success: boolean;
  /** In Spanish, fit for the screen. */
  message: string;
  errors?: {
    field: string;
    message: string;
  }[];
  former?: FormerAccount;
  /** Of an unforeseen failure: what the log knows it by. */
  request_id?: string;
};
