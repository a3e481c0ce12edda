// Generated from src/contract by `npm run generate`. Do not edit.
/* eslint-disable */
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    openOwnWork: build.mutation<OpenOwnWorkApiResponse, OpenOwnWorkApiArg>({
      query: () => ({ url: `/logic/own_work`, method: "POST" }),
    }),
    moveOwnWork: build.mutation<MoveOwnWorkApiResponse, MoveOwnWorkApiArg>({
      query: (queryArg) => ({
        url: `/logic/own_work/status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    arriveAtOwnWork: build.mutation<
      ArriveAtOwnWorkApiResponse,
      ArriveAtOwnWorkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/own_work/arrival`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    addOwnWorkPhotos: build.mutation<
      AddOwnWorkPhotosApiResponse,
      AddOwnWorkPhotosApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/own_work/photos`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ownWorkGeneratedApi };
export type OpenOwnWorkApiResponse = /** status 200 Success */ OwnWork;
export type OpenOwnWorkApiArg = void;
export type MoveOwnWorkApiResponse = /** status 200 Success */ OwnWork;
export type MoveOwnWorkApiArg = {
  "idempotency-key"?: string;
  body: {
    move: "accept" | "refuse" | "finish";
    note?: string;
    parts?: string;
    /** ISO 8601, UTC */
    at?: string;
  };
};
export type ArriveAtOwnWorkApiResponse = /** status 201 Success */ OwnWork;
export type ArriveAtOwnWorkApiArg = {
  "idempotency-key"?: string;
  body: {
    /** ISO 8601, UTC */
    at?: string;
  };
};
export type AddOwnWorkPhotosApiResponse = /** status 201 Success */ OwnWork;
export type AddOwnWorkPhotosApiArg = {
  "idempotency-key"?: string;
  body: {
    kind: "before" | "after" | "other";
    images?: Blob[];
  };
};
export type OwnWorkPlace = {
  claim_id: number;
  /** The item of a unit claim, the reason of a project claim. */
  what: string;
  /** The place in the unit; empty for a project claim. */
  where: string;
  unit: string | null;
  project: string;
  address: string;
  /** Who opens the door; null where nobody is named, and once the work order is refused or verified. */
  contact: {
    name: string;
    phone: string;
  } | null;
};
export type WorkPhoto = {
  id: number;
  /** Signed address, valid for 10 to 20 minutes. */
  url: string;
  name: string;
  thumbnail_url?: string | null;
  preview_url?: string | null;
  width?: number | null;
  height?: number | null;
  /** Whether it was taken before the work, after it, or of something else. */
  kind: "before" | "after" | "other";
  /** ISO 8601, UTC */
  at: string;
};
export type OwnWork = {
  id: number;
  status: "asked" | "accepted" | "refused" | "done" | "verified" | "cancelled";
  contractor: string;
  company: {
    name: string;
    logo: string | null;
    phone: string;
    opening_hours: string;
  };
  instructions: string;
  returned_because: string | null;
  /** One for each claim. */
  places: OwnWorkPlace[];
  /** When the contractor last said that it is there. */
  arrived_at: string | null;
  /** ISO 8601, UTC */
  changed_at: string;
  photos: WorkPhoto[];
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
