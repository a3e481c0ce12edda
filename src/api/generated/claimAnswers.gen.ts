// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerClaim: build.mutation<AnswerClaimApiResponse, AnswerClaimApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/answer`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    takeBackAnswer: build.mutation<
      TakeBackAnswerApiResponse,
      TakeBackAnswerApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/answer`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as claimAnswersGeneratedApi };
export type AnswerClaimApiResponse = /** status 201 Success */ ClaimRound;
export type AnswerClaimApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    /** Whether the problem is solved. With `no` the claim is reopened. */
    verdict: "yes" | "no";
    score?: number | null;
    /** With `no`, words or a photo are required. */
    comment?: string | null;
    images?: Blob[];
  };
};
export type TakeBackAnswerApiResponse = /** status 200 Success */ ClaimRound;
export type TakeBackAnswerApiArg = {
  id: number;
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
export type ClaimAnswer = {
  verdict: "yes" | "no";
  party: "owner" | "tenant" | "consortium";
  channel: "portal" | "mail";
  score: number | null;
  comment: string | null;
  /** ISO 8601, UTC */
  at: string;
  is_own: boolean;
  /** Whether the state of the claim follows it: that of the owner does. */
  is_deciding: boolean;
};
export type ClaimRound = {
  /** 1 for the first time that the claim was completed. */
  round: number;
  /** What was done; null if nobody said it. */
  done: string | null;
  /** ISO 8601, UTC */
  ended_at: string;
  /** When the claim was reopened after it; null if it was not. */
  reopened_at: string | null;
  /** Photos of the finished work. */
  photos: ClaimImage[];
  /** Missing if nobody was asked, or the caller may not know it. */
  answer_state?: "waiting" | "silent" | "yes" | "no";
  /** Until when an answer is expected; null if none is. */
  answer_until?: string | null;
  /** Whether the caller can say whether it is solved. */
  can_answer?: boolean;
  /** Until when the caller's `yes` can be taken back; null if it cannot. */
  take_back_until?: string | null;
  /** All answers for staff, for others their own; oldest first. */
  answers?: ClaimAnswer[];
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
