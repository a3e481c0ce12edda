// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWorks: build.query<ListWorksApiResponse, ListWorksApiArg>({
      extraOptions: { key: "claims" },
      query: (queryArg) => ({
        url: `/logic/work_order`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          status: queryArg.status,
          contractor_id: queryArg.contractorId,
          assignee_id: queryArg.assigneeId,
          claim_id: queryArg.claimId,
          project_id: queryArg.projectId,
          undated: queryArg.undated,
          stuck: queryArg.stuck,
          unread: queryArg.unread,
        },
      }),
    }),
    createWork: build.mutation<CreateWorkApiResponse, CreateWorkApiArg>({
      query: (queryArg) => ({
        url: `/logic/work_order`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    exportWorks: build.mutation<ExportWorksApiResponse, ExportWorksApiArg>({
      query: (queryArg) => ({
        url: `/logic/work_order/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          status: queryArg.status,
          contractor_id: queryArg.contractorId,
          assignee_id: queryArg.assigneeId,
          claim_id: queryArg.claimId,
          project_id: queryArg.projectId,
          undated: queryArg.undated,
          stuck: queryArg.stuck,
          unread: queryArg.unread,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    listWorkableClaims: build.query<
      ListWorkableClaimsApiResponse,
      ListWorkableClaimsApiArg
    >({
      extraOptions: { key: "open_work_ids" },
      query: (queryArg) => ({
        url: `/logic/work_order/claim`,
        params: {
          ids: queryArg.ids,
          q: queryArg.q,
        },
      }),
    }),
    getWork: build.query<GetWorkApiResponse, GetWorkApiArg>({
      extraOptions: { key: "claims" },
      query: (queryArg) => ({ url: `/logic/work_order/${queryArg.id}` }),
    }),
    updateWork: build.mutation<UpdateWorkApiResponse, UpdateWorkApiArg>({
      query: (queryArg) => ({
        url: `/logic/work_order/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listClaimWorkEvents: build.query<
      ListClaimWorkEventsApiResponse,
      ListClaimWorkEventsApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/claim/${queryArg.id}/work_event` }),
    }),
    moveWork: build.mutation<MoveWorkApiResponse, MoveWorkApiArg>({
      query: (queryArg) => ({
        url: `/logic/work_order/${queryArg.id}/status`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    sendWorkMessage: build.mutation<
      SendWorkMessageApiResponse,
      SendWorkMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/work_order/${queryArg.id}/message`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    readWorkMessages: build.mutation<
      ReadWorkMessagesApiResponse,
      ReadWorkMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/work_order/${queryArg.id}/message/read`,
        method: "PUT",
      }),
    }),
    createWorkLink: build.mutation<
      CreateWorkLinkApiResponse,
      CreateWorkLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/work_order/${queryArg.id}/link`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    revokeWorkLink: build.mutation<
      RevokeWorkLinkApiResponse,
      RevokeWorkLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/work_order/${queryArg.id}/link`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as worksGeneratedApi };
export type ListWorksApiResponse = /** status 200 Success */ {
  items: WorkOrder[];
  meta?: Meta;
};
export type ListWorksApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  status?: string;
  contractorId?: string;
  assigneeId?: string;
  claimId?: string;
  projectId?: string;
  undated?: boolean;
  stuck?: boolean;
  unread?: boolean;
};
export type CreateWorkApiResponse = /** status 201 Success */ WorkOrderDetail;
export type CreateWorkApiArg = {
  body: {
    /** Null if a staff member does the work. */
    contractor_id: number | null;
    assignee_id?: number | null;
    instructions: string;
    price?: string | null;
    /** Photos of its claims that show what is to be done. If omitted, an edit leaves them unchanged. */
    photo_ids?: number[];
    claim_ids: number[];
    /** Mails a new contractor a link to the work order; ignored if the contractor has no e-mail. */
    mail_link?: boolean;
    /** Other open work orders of its claims that the caller knows of. If there is one that is not named, the call is refused with 409 and says who has it. */
    known_open_works?: number[];
  };
};
export type ExportWorksApiResponse = /** status 200 Success */ string;
export type ExportWorksApiArg = {
  sort?: string;
  q?: string;
  status?: string;
  contractorId?: string;
  assigneeId?: string;
  claimId?: string;
  projectId?: string;
  undated?: boolean;
  stuck?: boolean;
  unread?: boolean;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type ListWorkableClaimsApiResponse = /** status 200 Success */ {
  items: WorkableClaim[];
  meta?: Meta;
};
export type ListWorkableClaimsApiArg = {
  ids?: string;
  q?: string;
};
export type GetWorkApiResponse = /** status 200 Success */ WorkOrderDetail;
export type GetWorkApiArg = {
  id: number;
};
export type UpdateWorkApiResponse = /** status 200 Success */ WorkOrderDetail;
export type UpdateWorkApiArg = {
  id: number;
  body: {
    /** Null if a staff member does the work. */
    contractor_id: number | null;
    assignee_id?: number | null;
    instructions: string;
    price?: string | null;
    /** Photos of its claims that show what is to be done. If omitted, an edit leaves them unchanged. */
    photo_ids?: number[];
    /** Mails a new contractor a link to the work order; ignored if the contractor has no e-mail. */
    mail_link?: boolean;
    /** Other open work orders of its claims that the caller knows of. If there is one that is not named, the call is refused with 409 and says who has it. */
    known_open_works?: number[];
    version?: number;
  };
};
export type ListClaimWorkEventsApiResponse = /** status 200 Success */ {
  items: ClaimWorkEvent[];
  meta?: Meta;
};
export type ListClaimWorkEventsApiArg = {
  id: number;
};
export type MoveWorkApiResponse = /** status 200 Success */ WorkOrderDetail;
export type MoveWorkApiArg = {
  id: number;
  body: {
    move:
      "accept" | "refuse" | "finish" | "verify" | "return" | "cancel" | "ask";
    note?: string;
    /** Other open work orders of its claims that the caller knows of. If there is one that is not named, the call is refused with 409 and says who has it. */
    known_open_works?: number[];
  };
};
export type SendWorkMessageApiResponse =
  /** status 201 Success */ WorkOrderDetail;
export type SendWorkMessageApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    text?: string;
    images?: Blob[];
  };
};
export type ReadWorkMessagesApiResponse =
  /** status 200 Success */ WorkOrderDetail;
export type ReadWorkMessagesApiArg = {
  id: number;
};
export type CreateWorkLinkApiResponse = /** status 200 Success */ NewWorkLink;
export type CreateWorkLinkApiArg = {
  id: number;
  body: {
    /** Mails the link to the contractor, who must have an e-mail (else 422). */
    mail?: boolean;
  };
};
export type RevokeWorkLinkApiResponse =
  /** status 200 Success */ WorkOrderDetail;
export type RevokeWorkLinkApiArg = {
  id: number;
};
export type WorkClaim = {
  id: number;
  type: "UNIT" | "PROJECT";
  /** The item of a unit claim, the reason of a project claim. */
  what: string;
  /** Unit and project. */
  place: string;
  status: "pending" | "approved" | "open" | "completed" | "rejected";
  /** When the work for this claim was reported as done; null before. */
  done_at: string | null;
};
export type WorkOrder = {
  id: number;
  status: "asked" | "accepted" | "refused" | "done" | "verified" | "cancelled";
  /** Null if a staff member does the work. */
  contractor: {
    id: number;
    name: string;
  } | null;
  /** Staff member who does the work; null if a contractor does. */
  assignee: {
    id: number;
    name: string;
  } | null;
  instructions: string;
  /** Agreed price. */
  price: string | null;
  claims: WorkClaim[];
  /** Why the contractor could not finish; null once somebody has acted on it. */
  stuck:
    ("nobody" | "no_access" | "material" | "other_trade" | "more_days") | null;
  /** Messages of the contractor that nobody of the company has read. */
  unread_messages: number;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  changed_at: string;
  version: number;
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
export type WorkEvent = {
  id: number;
  what:
    | "created"
    | "changed"
    | "arrive"
    | "finishPlace"
    | "stuck"
    | "corrected"
    | "arriveUndone"
    | "finishUndone"
    | "accept"
    | "refuse"
    | "finish"
    | "verify"
    | "return"
    | "cancel"
    | "ask"
    | "visitProposed"
    | "visitAgreed"
    | "visitMoved"
    | "visitCancelled"
    | "visitDone"
    | "visitMissed"
    | "visitUnattended";
  /** Reason, if the move requires one; for a finished work order, what was done. */
  note: string;
  /** For a finished work order, the parts used. */
  parts: string;
  /** Why the work could not be finished. */
  reason?:
    ("nobody" | "no_access" | "material" | "other_trade" | "more_days") | null;
  /** For an event of a visit, when that visit begins. */
  visit_at: string | null;
  /** ISO 8601, UTC */
  at: string;
  /** Name of the user or contractor who did it. */
  by: string;
  /** For an event of a visit or of one place, unit and project; empty for other events, and if the work order has one place. */
  place: string;
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
export type WorkMessage = {
  id: number;
  text: string;
  /** ISO 8601, UTC */
  at: string;
  /** Name of the user or contractor who wrote it. */
  by: string;
  is_staff: boolean;
};
export type AskedPhoto = {
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
  claim_id?: number | null;
};
export type WorkLink = {
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  expires_at: string;
  /** When the contractor first opened the work order by a valid link; null before that. */
  opened_at: string | null;
  /** When the contractor's page last loaded the work order, to ten minutes; null if it never did. */
  heard_at: string | null;
};
export type WorkOrderDetail = {
  id: number;
  status: "asked" | "accepted" | "refused" | "done" | "verified" | "cancelled";
  /** Null if a staff member does the work. */
  contractor: {
    id: number;
    name: string;
  } | null;
  /** Staff member who does the work; null if a contractor does. */
  assignee: {
    id: number;
    name: string;
  } | null;
  instructions: string;
  /** Agreed price. */
  price: string | null;
  claims: WorkClaim[];
  /** Why the contractor could not finish; null once somebody has acted on it. */
  stuck:
    ("nobody" | "no_access" | "material" | "other_trade" | "more_days") | null;
  /** Messages of the contractor that nobody of the company has read. */
  unread_messages: number;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  changed_at: string;
  version: number;
  /** Name of the user who created it. */
  created_by: string;
  /** Phone and e-mail of the contractor, and whether it is active: an inactive one has no links. */
  contact: {
    phone_number: string;
    email: string | null;
    active: boolean;
  } | null;
  /** History, oldest first. */
  events: WorkEvent[];
  /** Photos sent by the contractor, and those of messages, oldest first. */
  photos: WorkPhoto[];
  /** Oldest first. Residents never read them. */
  messages: WorkMessage[];
  /** Photos of its claims that show what is to be done. */
  asked_photos: AskedPhoto[];
  /** Null if no valid link exists. */
  link: WorkLink | null;
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
export type WorkableClaim = {
  id: number;
  type: "UNIT" | "PROJECT";
  /** The item of a unit claim, the reason of a project claim. */
  what: string;
  /** Unit and project. */
  place: string;
  status: "pending" | "approved" | "open" | "completed" | "rejected";
  category_id: number | null;
  project_id: number;
  /** Its work orders that the caller sees and that still need an action; only in requests with `ids`. */
  open_work_ids: number[];
  /** Photos that can be selected for the work order; only in requests with `ids`. */
  photos: ClaimImage[];
};
export type ClaimWorkEvent = {
  id: number;
  what:
    | "created"
    | "changed"
    | "arrive"
    | "finishPlace"
    | "stuck"
    | "corrected"
    | "arriveUndone"
    | "finishUndone"
    | "accept"
    | "refuse"
    | "finish"
    | "verify"
    | "return"
    | "cancel"
    | "ask"
    | "visitProposed"
    | "visitAgreed"
    | "visitMoved"
    | "visitCancelled"
    | "visitDone"
    | "visitMissed"
    | "visitUnattended";
  /** Reason, if the move requires one; for a finished work order, what was done. */
  note: string;
  /** For a finished work order, the parts used. */
  parts: string;
  /** Why the work could not be finished. */
  reason?:
    ("nobody" | "no_access" | "material" | "other_trade" | "more_days") | null;
  /** For an event of a visit, when that visit begins. */
  visit_at: string | null;
  /** ISO 8601, UTC */
  at: string;
  /** Name of the user or contractor who did it. */
  by: string;
  work_id: number;
};
export type NewWorkLink = {
  /** The full link, with the secret after `#`. */
  address: string;
  mailed_to: string | null;
  work: WorkOrderDetail;
};
