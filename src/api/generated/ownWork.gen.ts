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
export type ClaimImage = {
  id: number;
  /** Signed address, valid for 10 to 20 minutes. */
  url: string;
  name: string;
  thumbnail_url?: string | null;
  preview_url?: string | null;
  width?: number | null;
  height?: number | null;
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
export type VisitWindow = {
  /** ISO 8601, UTC */
  starts_at: string;
  /** ISO 8601, UTC */
  ends_at: string;
  /** Whether who comes has agreed on another visit at that time. */
  is_taken: boolean;
};
export type Visit = {
  id: number;
  work_id: number;
  status: "proposed" | "agreed" | "done" | "missed" | "cancelled";
  /** Unit and project. */
  place: string;
  /** The project's. */
  address: string;
  /** Those of the order at this place that the caller sees. */
  claims: {
    id: number;
    type: "UNIT" | "PROJECT";
    what: string;
  }[];
  /** Who opens the door, as its claims say: for staff who ask for it, of a visit that is agreed on; otherwise empty. */
  contacts: {
    name: string;
    phone: string;
  }[];
  /** Name of the contractor, or of who of the staff comes. */
  worker: string;
  /** Null for others than staff, and where one of the staff comes. */
  contractor_id: number | null;
  /** Null for others than staff, and where a contractor comes. */
  assignee_id: number | null;
  proposed_by: "company" | "contractor" | "resident";
  /** What was proposed last; empty once a date is agreed. */
  windows: VisitWindow[];
  /** Null until a date is agreed. */
  starts_at: string | null;
  ends_at: string | null;
  /** Whether the caller may still change or cancel it: until a set time before it. */
  can_change: boolean;
  /** Whom to call where it is too late to change it here; empty where nobody has said. */
  company_phone: string;
  /** Who was not there, of a visit that did not take place. */
  missed_by: ("company" | "contractor" | "resident") | null;
  /** What who came found, of a visit that did not take place. */
  photos: ClaimImage[];
  /** The reason of the last change, cancellation or miss. */
  note: string;
  version: number;
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
  /** What staff chose to show of the claims. */
  asked_photos: ClaimImage[];
  photos: WorkPhoto[];
  visits: Visit[];
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
