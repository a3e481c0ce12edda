// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClaimDocuments: build.query<
      ListClaimDocumentsApiResponse,
      ListClaimDocumentsApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/claim/${queryArg.id}/document` }),
    }),
    issueClaimDocument: build.mutation<
      IssueClaimDocumentApiResponse,
      IssueClaimDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/document`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    issueRound: build.mutation<IssueRoundApiResponse, IssueRoundApiArg>({
      query: (queryArg) => ({
        url: `/logic/visit/round`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    issueOwnRepair: build.mutation<
      IssueOwnRepairApiResponse,
      IssueOwnRepairApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/own_work/document`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    verifyDocument: build.query<
      VerifyDocumentApiResponse,
      VerifyDocumentApiArg
    >({
      extraOptions: { key: "kind" },
      query: (queryArg) => ({ url: `/logic/verify/${queryArg.code}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as issuedDocumentsGeneratedApi };
export type ListClaimDocumentsApiResponse = /** status 200 Success */ {
  items: IssuedDocument[];
  meta?: Meta;
};
export type ListClaimDocumentsApiArg = {
  id: number;
};
export type IssueClaimDocumentApiResponse =
  /** status 200 Success */ IssuedDocument;
export type IssueClaimDocumentApiArg = {
  id: number;
  body: {
    kind: "claim" | "repair";
    /** Only from staff, for a repair: days that the thing could not be used. Without it, that of the last version. */
    out_of_use_days?: number | null;
  };
};
export type IssueRoundApiResponse = /** status 200 Success */ IssuedDocument;
export type IssueRoundApiArg = {
  body: {
    /** YYYY-MM-DD, from 1900 to 2199 */
    day: string;
    contractor_id?: number;
    assignee_id?: number;
  };
};
export type IssueOwnRepairApiResponse =
  /** status 200 Success */ IssuedDocument;
export type IssueOwnRepairApiArg = {
  body: {
    claim_id: number;
  };
};
export type VerifyDocumentApiResponse =
  /** status 200 Success */ VerifiedDocument;
export type VerifyDocumentApiArg = {
  code: string;
};
export type IssuedDocument = {
  id: number;
  kind: "claim" | "repair" | "round";
  /** Counts the versions of the same document: its facts changed between them. */
  version: number;
  /** As "7K3M-9QXD-2HFT-W8PN". */
  code: string;
  /** A job makes the file. Asking again for a failed one repeats it. */
  state: "waiting" | "ready" | "failed";
  /** ISO 8601, UTC */
  created_at: string;
  bytes: number | null;
  /** Signed address of the PDF; null until it is ready. */
  url: string | null;
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
export type VerifiedDocument = {
  kind: "claim" | "repair" | "round";
  version: number;
  /** The newest version of the same document. */
  latest_version: number;
  /** ISO 8601, UTC */
  created_at: string;
  /** Hash of the file, in hexadecimal. Nothing of its content is returned. */
  sha256: string;
};
