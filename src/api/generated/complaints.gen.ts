// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComplaints: build.query<
      ListComplaintsApiResponse,
      ListComplaintsApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({
        url: `/logic/complaint`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          state: queryArg.state,
          asks: queryArg.asks,
          project_id: queryArg.projectId,
        },
      }),
    }),
    exportComplaints: build.mutation<
      ExportComplaintsApiResponse,
      ExportComplaintsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/complaint/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          state: queryArg.state,
          asks: queryArg.asks,
          project_id: queryArg.projectId,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    getComplaint: build.query<GetComplaintApiResponse, GetComplaintApiArg>({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/complaint/${queryArg.id}` }),
    }),
    listClaimComplaints: build.query<
      ListClaimComplaintsApiResponse,
      ListClaimComplaintsApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/claim/${queryArg.id}/complaint` }),
    }),
    createComplaint: build.mutation<
      CreateComplaintApiResponse,
      CreateComplaintApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/complaint`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    answerComplaint: build.mutation<
      AnswerComplaintApiResponse,
      AnswerComplaintApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/complaint/${queryArg.id}/answer`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as complaintsGeneratedApi };
export type ListComplaintsApiResponse = /** status 200 Success */ {
  items: Complaint[];
  meta?: Meta;
};
export type ListComplaintsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  state?: string;
  asks?: string;
  projectId?: string;
};
export type ExportComplaintsApiResponse = /** status 200 Success */ string;
export type ExportComplaintsApiArg = {
  sort?: string;
  q?: string;
  state?: string;
  asks?: string;
  projectId?: string;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type GetComplaintApiResponse = /** status 200 Success */ Complaint;
export type GetComplaintApiArg = {
  id: number;
};
export type ListClaimComplaintsApiResponse = /** status 200 Success */ {
  items: Complaint[];
  meta?: Meta;
};
export type ListClaimComplaintsApiArg = {
  id: number;
};
export type CreateComplaintApiResponse = /** status 201 Success */ Complaint;
export type CreateComplaintApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    asks: "repair" | "replacement" | "price" | "other";
    text: string;
  };
};
export type AnswerComplaintApiResponse = /** status 200 Success */ Complaint;
export type AnswerComplaintApiArg = {
  id: number;
  body: {
    answer: string;
  };
};
export type Complaint = {
  id: number;
  /** As "RF-000012". */
  number: string;
  claim_id: number;
  claim_type: "UNIT" | "PROJECT";
  /** The item of a unit claim, the reason of a project claim. */
  what: string;
  /** Unit and project. */
  place: string;
  /** Name of who made it. */
  client: string;
  /** What the client asks for. */
  asks: "repair" | "replacement" | "price" | "other";
  text: string;
  /** ISO 8601, UTC */
  created_at: string;
  /** YYYY-MM-DD, from 1900 to 2199 */
  due_on: string;
  /** Open, open after its term, or answered. */
  state: "open" | "late" | "answered";
  answer: string | null;
  answered_at: string | null;
  answered_by: string | null;
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
