// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUnitClaims: build.query<
      ListUnitClaimsApiResponse,
      ListUnitClaimsApiArg
    >({
      extraOptions: { key: "unit_claim" },
      query: (queryArg) => ({
        url: `/logic/unit_claim`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          status: queryArg.status,
          project_id: queryArg.projectId,
          from: queryArg["from"],
          to: queryArg.to,
          older_than: queryArg.olderThan,
          has_price: queryArg.hasPrice,
          waiting: queryArg.waiting,
          mine: queryArg.mine,
          due: queryArg.due,
          next: queryArg.next,
          unread: queryArg.unread,
          news_since: queryArg.newsSince,
          responsible_id: queryArg.responsibleId,
          assigned: queryArg.assigned,
          answer: queryArg.answer,
          score: queryArg.score,
          reopened: queryArg.reopened,
          decision: queryArg.decision,
          priority: queryArg.priority,
          unit_id: queryArg.unitId,
          client_id: queryArg.clientId,
          location_id: queryArg.locationId,
          category_id: queryArg.categoryId,
          item_id: queryArg.itemId,
          warranty: queryArg.warranty,
        },
      }),
    }),
    listProjectClaims: build.query<
      ListProjectClaimsApiResponse,
      ListProjectClaimsApiArg
    >({
      extraOptions: { key: "project_claim" },
      query: (queryArg) => ({
        url: `/logic/project_claim`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          status: queryArg.status,
          project_id: queryArg.projectId,
          from: queryArg["from"],
          to: queryArg.to,
          older_than: queryArg.olderThan,
          has_price: queryArg.hasPrice,
          waiting: queryArg.waiting,
          mine: queryArg.mine,
          due: queryArg.due,
          next: queryArg.next,
          unread: queryArg.unread,
          news_since: queryArg.newsSince,
          responsible_id: queryArg.responsibleId,
          assigned: queryArg.assigned,
          answer: queryArg.answer,
          score: queryArg.score,
          reopened: queryArg.reopened,
          decision: queryArg.decision,
        },
      }),
    }),
    exportUnitClaims: build.mutation<
      ExportUnitClaimsApiResponse,
      ExportUnitClaimsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/unit_claim/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          status: queryArg.status,
          project_id: queryArg.projectId,
          from: queryArg["from"],
          to: queryArg.to,
          older_than: queryArg.olderThan,
          has_price: queryArg.hasPrice,
          waiting: queryArg.waiting,
          mine: queryArg.mine,
          due: queryArg.due,
          next: queryArg.next,
          unread: queryArg.unread,
          news_since: queryArg.newsSince,
          responsible_id: queryArg.responsibleId,
          assigned: queryArg.assigned,
          answer: queryArg.answer,
          score: queryArg.score,
          reopened: queryArg.reopened,
          decision: queryArg.decision,
          priority: queryArg.priority,
          unit_id: queryArg.unitId,
          client_id: queryArg.clientId,
          location_id: queryArg.locationId,
          category_id: queryArg.categoryId,
          item_id: queryArg.itemId,
          warranty: queryArg.warranty,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    exportProjectClaims: build.mutation<
      ExportProjectClaimsApiResponse,
      ExportProjectClaimsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/project_claim/export`,
        method: "GET",
        params: {
          sort: queryArg.sort,
          q: queryArg.q,
          status: queryArg.status,
          project_id: queryArg.projectId,
          from: queryArg["from"],
          to: queryArg.to,
          older_than: queryArg.olderThan,
          has_price: queryArg.hasPrice,
          waiting: queryArg.waiting,
          mine: queryArg.mine,
          due: queryArg.due,
          next: queryArg.next,
          unread: queryArg.unread,
          news_since: queryArg.newsSince,
          responsible_id: queryArg.responsibleId,
          assigned: queryArg.assigned,
          answer: queryArg.answer,
          score: queryArg.score,
          reopened: queryArg.reopened,
          decision: queryArg.decision,
          ids: queryArg.ids,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    getUnitClaim: build.query<GetUnitClaimApiResponse, GetUnitClaimApiArg>({
      extraOptions: { key: "unit_claim" },
      query: (queryArg) => ({ url: `/logic/unit_claim/${queryArg.id}` }),
    }),
    getProjectClaim: build.query<
      GetProjectClaimApiResponse,
      GetProjectClaimApiArg
    >({
      extraOptions: { key: "project_claim" },
      query: (queryArg) => ({ url: `/logic/project_claim/${queryArg.id}` }),
    }),
    createUnitClaim: build.mutation<
      CreateUnitClaimApiResponse,
      CreateUnitClaimApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/contract/${queryArg.id}/unit_claim`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    createProjectClaim: build.mutation<
      CreateProjectClaimApiResponse,
      CreateProjectClaimApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/project/${queryArg.id}/project_claim`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    moveUpClaim: build.mutation<MoveUpClaimApiResponse, MoveUpClaimApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/status/up`,
        method: "POST",
        body: queryArg.body,
        params: {
          from: queryArg["from"],
          decision: queryArg.decision,
        },
      }),
    }),
    reopenClaim: build.mutation<ReopenClaimApiResponse, ReopenClaimApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/status/reopen`,
        method: "POST",
        params: {
          from: queryArg["from"],
        },
      }),
    }),
    undoClaimMove: build.mutation<
      UndoClaimMoveApiResponse,
      UndoClaimMoveApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/status/undo`,
        method: "POST",
        params: {
          from: queryArg["from"],
        },
      }),
    }),
    rejectClaim: build.mutation<RejectClaimApiResponse, RejectClaimApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/status/reject`,
        method: "POST",
        body: queryArg.body,
        params: {
          from: queryArg["from"],
        },
      }),
    }),
    decideClaim: build.mutation<DecideClaimApiResponse, DecideClaimApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/decision`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    withdrawClaim: build.mutation<
      WithdrawClaimApiResponse,
      WithdrawClaimApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/withdraw`,
        method: "POST",
        body: queryArg.body,
        params: {
          from: queryArg["from"],
        },
      }),
    }),
    correctUnitClaim: build.mutation<
      CorrectUnitClaimApiResponse,
      CorrectUnitClaimApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/unit_claim/${queryArg.id}/where`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    correctProjectClaim: build.mutation<
      CorrectProjectClaimApiResponse,
      CorrectProjectClaimApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/project_claim/${queryArg.id}/words`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    setUnitClaimPriority: build.mutation<
      SetUnitClaimPriorityApiResponse,
      SetUnitClaimPriorityApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/unit_claim/${queryArg.id}/priority`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    setClaimRepairPrice: build.mutation<
      SetClaimRepairPriceApiResponse,
      SetClaimRepairPriceApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/repair_price`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listClaimComments: build.query<
      ListClaimCommentsApiResponse,
      ListClaimCommentsApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/claim/${queryArg.id}/comment` }),
    }),
    addClaimComment: build.mutation<
      AddClaimCommentApiResponse,
      AddClaimCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/comment`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    resumeClaim: build.mutation<ResumeClaimApiResponse, ResumeClaimApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/resume`,
        method: "POST",
      }),
    }),
    attachClaimImages: build.mutation<
      AttachClaimImagesApiResponse,
      AttachClaimImagesApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/image`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    listClaimHistory: build.query<
      ListClaimHistoryApiResponse,
      ListClaimHistoryApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/claim/${queryArg.id}/history` }),
    }),
    setClaimResponsible: build.mutation<
      SetClaimResponsibleApiResponse,
      SetClaimResponsibleApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/responsible`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    startUnitClaimBulk: build.mutation<
      StartUnitClaimBulkApiResponse,
      StartUnitClaimBulkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/unit_claim/bulk`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    startProjectClaimBulk: build.mutation<
      StartProjectClaimBulkApiResponse,
      StartProjectClaimBulkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/project_claim/bulk`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    undoClaimBulk: build.mutation<
      UndoClaimBulkApiResponse,
      UndoClaimBulkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/claim_bulk/${queryArg.id}/undo`,
        method: "POST",
      }),
    }),
    getClaimBulk: build.query<GetClaimBulkApiResponse, GetClaimBulkApiArg>({
      extraOptions: { key: "rows" },
      query: (queryArg) => ({ url: `/logic/claim_bulk/${queryArg.id}` }),
    }),
    countUnitClaims: build.query<
      CountUnitClaimsApiResponse,
      CountUnitClaimsApiArg
    >({
      extraOptions: { key: "counts" },
      query: (queryArg) => ({
        url: `/logic/unit_claim/counts`,
        params: {
          status: queryArg.status,
          project_id: queryArg.projectId,
          from: queryArg["from"],
          to: queryArg.to,
          older_than: queryArg.olderThan,
          has_price: queryArg.hasPrice,
          waiting: queryArg.waiting,
          mine: queryArg.mine,
          due: queryArg.due,
          next: queryArg.next,
          unread: queryArg.unread,
          news_since: queryArg.newsSince,
          responsible_id: queryArg.responsibleId,
          assigned: queryArg.assigned,
          answer: queryArg.answer,
          score: queryArg.score,
          reopened: queryArg.reopened,
          decision: queryArg.decision,
          priority: queryArg.priority,
          unit_id: queryArg.unitId,
          client_id: queryArg.clientId,
          location_id: queryArg.locationId,
          category_id: queryArg.categoryId,
          item_id: queryArg.itemId,
          warranty: queryArg.warranty,
          ids: queryArg.ids,
          q: queryArg.q,
          by: queryArg.by,
        },
      }),
    }),
    countProjectClaims: build.query<
      CountProjectClaimsApiResponse,
      CountProjectClaimsApiArg
    >({
      extraOptions: { key: "counts" },
      query: (queryArg) => ({
        url: `/logic/project_claim/counts`,
        params: {
          status: queryArg.status,
          project_id: queryArg.projectId,
          from: queryArg["from"],
          to: queryArg.to,
          older_than: queryArg.olderThan,
          has_price: queryArg.hasPrice,
          waiting: queryArg.waiting,
          mine: queryArg.mine,
          due: queryArg.due,
          next: queryArg.next,
          unread: queryArg.unread,
          news_since: queryArg.newsSince,
          responsible_id: queryArg.responsibleId,
          assigned: queryArg.assigned,
          answer: queryArg.answer,
          score: queryArg.score,
          reopened: queryArg.reopened,
          decision: queryArg.decision,
          ids: queryArg.ids,
          q: queryArg.q,
          by: queryArg.by,
        },
      }),
    }),
    listClaimLocations: build.query<
      ListClaimLocationsApiResponse,
      ListClaimLocationsApiArg
    >({
      extraOptions: { key: "id" },
      query: () => ({ url: `/model/claim_location` }),
    }),
    listClaimLocationDetails: build.query<
      ListClaimLocationDetailsApiResponse,
      ListClaimLocationDetailsApiArg
    >({
      extraOptions: { key: "id" },
      query: () => ({ url: `/model/claim_location_detail` }),
    }),
    listClaimCategories: build.query<
      ListClaimCategoriesApiResponse,
      ListClaimCategoriesApiArg
    >({
      extraOptions: { key: "id" },
      query: () => ({ url: `/model/claim_category` }),
    }),
    listClaimItems: build.query<
      ListClaimItemsApiResponse,
      ListClaimItemsApiArg
    >({
      extraOptions: { key: "id" },
      query: () => ({ url: `/model/claim_item` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as claimsGeneratedApi };
export type ListUnitClaimsApiResponse = /** status 200 Success */ {
  items: UnitClaim[];
  meta?: Meta;
};
export type ListUnitClaimsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  status?: string;
  projectId?: string;
  from?: string;
  to?: string;
  olderThan?: number;
  hasPrice?: boolean;
  waiting?: boolean;
  mine?: true;
  due?: string;
  next?: string;
  unread?: true;
  newsSince?: string;
  responsibleId?: string;
  assigned?: string;
  answer?: string;
  score?: string;
  reopened?: boolean;
  decision?: string;
  priority?: string;
  unitId?: string;
  clientId?: string;
  locationId?: string;
  categoryId?: string;
  itemId?: string;
  warranty?: string;
};
export type ListProjectClaimsApiResponse = /** status 200 Success */ {
  items: ProjectClaim[];
  meta?: Meta;
};
export type ListProjectClaimsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  status?: string;
  projectId?: string;
  from?: string;
  to?: string;
  olderThan?: number;
  hasPrice?: boolean;
  waiting?: boolean;
  mine?: true;
  due?: string;
  next?: string;
  unread?: true;
  newsSince?: string;
  responsibleId?: string;
  assigned?: string;
  answer?: string;
  score?: string;
  reopened?: boolean;
  decision?: string;
};
export type ExportUnitClaimsApiResponse = /** status 200 Success */ string;
export type ExportUnitClaimsApiArg = {
  sort?: string;
  q?: string;
  status?: string;
  projectId?: string;
  from?: string;
  to?: string;
  olderThan?: number;
  hasPrice?: boolean;
  waiting?: boolean;
  mine?: true;
  due?: string;
  next?: string;
  unread?: true;
  newsSince?: string;
  responsibleId?: string;
  assigned?: string;
  answer?: string;
  score?: string;
  reopened?: boolean;
  decision?: string;
  priority?: string;
  unitId?: string;
  clientId?: string;
  locationId?: string;
  categoryId?: string;
  itemId?: string;
  warranty?: string;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type ExportProjectClaimsApiResponse = /** status 200 Success */ string;
export type ExportProjectClaimsApiArg = {
  sort?: string;
  q?: string;
  status?: string;
  projectId?: string;
  from?: string;
  to?: string;
  olderThan?: number;
  hasPrice?: boolean;
  waiting?: boolean;
  mine?: true;
  due?: string;
  next?: string;
  unread?: true;
  newsSince?: string;
  responsibleId?: string;
  assigned?: string;
  answer?: string;
  score?: string;
  reopened?: boolean;
  decision?: string;
  ids?: string;
  format: "xlsx" | "csv";
  columns?: string;
};
export type GetUnitClaimApiResponse = /** status 200 Success */ UnitClaim;
export type GetUnitClaimApiArg = {
  id: number;
};
export type GetProjectClaimApiResponse = /** status 200 Success */ ProjectClaim;
export type GetProjectClaimApiArg = {
  id: number;
};
export type CreateUnitClaimApiResponse =
  /** status 201 Success */ CreatedUnitClaim;
export type CreateUnitClaimApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    claim_location_id: number;
    claim_location_detail_id: number;
    claim_category_id: number;
    claim_item_id: number;
    description: string;
    contact_name: string;
    contact_phone: string;
    preferred_date: string;
    noticed_on?: string;
    images?: Blob[];
  };
};
export type CreateProjectClaimApiResponse =
  /** status 201 Success */ ProjectClaim;
export type CreateProjectClaimApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    reason: string;
    description: string;
    place?: string;
    place_detail?: string;
    contact_name?: string;
    contact_phone?: string;
    access_hours?: string;
    preferred_date?: string;
    urgent_reason?: string;
    noticed_on?: string;
    images?: Blob[];
  };
};
export type MoveUpClaimApiResponse = /** status 200 Success */ ClaimState;
export type MoveUpClaimApiArg = {
  id: number;
  from?: "pending" | "approved" | "open" | "completed" | "rejected";
  decision?: "accepted";
  body: {
    /** If the claim is completed: what was done. Everyone who sees the claim reads it. 422 if it is missing and the settings demand it. */
    done?: string | null;
    /** If the claim is completed: photos of its work orders that everyone who sees the claim sees as the finished work. Missing: those that contractors sent as "after". */
    work_photo_ids?: number[];
    /** If the claim is completed: photos of the claim that show the finished work. */
    image_ids?: number[];
  };
};
export type ReopenClaimApiResponse = /** status 200 Success */ ClaimState;
export type ReopenClaimApiArg = {
  id: number;
  from?: "pending" | "approved" | "open" | "completed" | "rejected";
};
export type UndoClaimMoveApiResponse = /** status 200 Success */ ClaimState;
export type UndoClaimMoveApiArg = {
  id: number;
  from: "pending" | "approved" | "open" | "completed" | "rejected";
};
export type RejectClaimApiResponse = /** status 200 Success */ ClaimState;
export type RejectClaimApiArg = {
  id: number;
  from?: "pending" | "approved" | "open" | "completed" | "rejected";
  body: {
    reason?: string | null;
    /** Also decides that the company does not answer for it, with the same reason. */
    decision?: "not_covered";
  };
};
export type DecideClaimApiResponse = /** status 200 Success */ ClaimState;
export type DecideClaimApiArg = {
  id: number;
  body: {
    decision: "accepted" | "not_covered" | "to_inspect";
    reason?: string | null;
    from?: "accepted" | "not_covered" | "to_inspect" | "none";
  };
};
export type WithdrawClaimApiResponse = /** status 200 Success */ ClaimState;
export type WithdrawClaimApiArg = {
  id: number;
  from?: "pending" | "approved" | "open" | "completed" | "rejected";
  body: {
    reason: string;
  };
};
export type CorrectUnitClaimApiResponse = /** status 200 Success */ UnitClaim;
export type CorrectUnitClaimApiArg = {
  id: number;
  body: {
    claim_location_id: number;
    claim_location_detail_id: number;
    claim_category_id: number;
    claim_item_id: number;
    description?: string;
    contact_name?: string;
    contact_phone?: string;
    preferred_date?: string;
    removed_images?: number[];
    from?: {
      claim_location_id: number;
      claim_location_detail_id: number;
      claim_category_id: number;
      claim_item_id: number;
      description?: string;
      contact_name?: string;
      contact_phone?: string;
      preferred_date?: string;
    };
  };
};
export type CorrectProjectClaimApiResponse =
  /** status 200 Success */ ProjectClaim;
export type CorrectProjectClaimApiArg = {
  id: number;
  body: {
    reason: string;
    description: string;
    place?: string;
    place_detail?: string;
    contact_name?: string;
    contact_phone?: string;
    access_hours?: string;
    preferred_date?: string;
    urgent_reason?: string;
    removed_images?: number[];
    from?: {
      reason: string;
      description: string;
      place?: string;
      place_detail?: string;
      contact_name?: string;
      contact_phone?: string;
      access_hours?: string;
      preferred_date?: string;
      urgent_reason?: string;
    };
  };
};
export type SetUnitClaimPriorityApiResponse =
  /** status 200 Success */ ClaimState;
export type SetUnitClaimPriorityApiArg = {
  id: number;
  body: {
    priority: "urgent" | "high" | "medium" | "low";
    from?: "urgent" | "high" | "medium" | "low";
  };
};
export type SetClaimRepairPriceApiResponse =
  /** status 200 Success */ ClaimState;
export type SetClaimRepairPriceApiArg = {
  id: number;
  body: {
    repair_price: (string | number) | null;
    from?: string | null;
  };
};
export type ListClaimCommentsApiResponse = /** status 200 Success */ {
  items: ClaimComment[];
  meta?: Meta;
};
export type ListClaimCommentsApiArg = {
  id: number;
};
export type AddClaimCommentApiResponse = /** status 201 Success */ ClaimComment;
export type AddClaimCommentApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    text: string;
    /** Ids of photos of the claim that the caller attached for this message. Other ids are ignored. */
    image_ids?: number[];
    /** Only for staff: the message asks the author of the claim something. The term is paused until the author replies. */
    awaits_reply?: boolean;
  };
};
export type ResumeClaimApiResponse = /** status 200 Success */ {
  id: number;
};
export type ResumeClaimApiArg = {
  id: number;
};
export type AttachClaimImagesApiResponse = /** status 201 Success */ {
  items: ClaimImage[];
  meta?: Meta;
};
export type AttachClaimImagesApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    images?: Blob[];
  };
};
export type ListClaimHistoryApiResponse = /** status 200 Success */ {
  items: ClaimChange[];
  meta?: Meta;
};
export type ListClaimHistoryApiArg = {
  id: number;
};
export type SetClaimResponsibleApiResponse =
  /** status 200 Success */ ClaimAssignment;
export type SetClaimResponsibleApiArg = {
  id: number;
  body: {
    responsible_id: number | null;
    from?: number | null;
  };
};
export type StartUnitClaimBulkApiResponse = /** status 201 Success */ Bulk;
export type StartUnitClaimBulkApiArg = {
  body: {
    ids?: number[];
    /** Filters of the list: selects all claims that match. */
    filter?: {
      q?: string;
      /** One or more of pending, approved, open, completed, rejected, joined by commas. */
      status?: string;
      /** One to 200 ids, joined by commas. */
      project_id?: string;
      /** YYYY-MM-DD, from 1900 to 2199 */
      from?: string;
      /** YYYY-MM-DD, from 1900 to 2199 */
      to?: string;
      /** Claims created more than this number of days ago. */
      older_than?: number;
      has_price?: boolean;
      /** True: claims that wait for an answer from staff. False: the other claims. */
      waiting?: boolean;
      /** Claims of the projects that are assigned to the caller as supervisor. */
      mine?: true;
      /** One or more of late, today, week, later, paused, none, joined by commas. */
      due?: string;
      /** One or more of you, visit, company, joined by commas. */
      next?: string;
      /** Claims with news that the caller has not read, or that the caller marked as unread. */
      unread?: true;
      /** Claims with changes by others since this instant. Changes are kept for 90 days. */
      news_since?: string;
      /** One to 200 ids, joined by commas. */
      responsible_id?: string;
      /** One or more of me, none, joined by commas. */
      assigned?: string;
      /** One or more of waiting, silent, yes, no, joined by commas. */
      answer?: string;
      /** One or more of 1, 2, 3, 4, 5, joined by commas. */
      score?: string;
      /** True: claims that were reopened after they were completed. False: the other claims. */
      reopened?: boolean;
      /** One or more of accepted, not_covered, to_inspect, none, joined by commas. */
      decision?: string;
      /** One or more of urgent, high, medium, low, joined by commas. */
      priority?: string;
      /** One to 200 ids, joined by commas. */
      unit_id?: string;
      /** One to 200 ids, joined by commas. */
      client_id?: string;
      /** One to 200 ids, joined by commas. */
      location_id?: string;
      /** One to 200 ids, joined by commas. */
      category_id?: string;
      /** One to 200 ids, joined by commas. */
      item_id?: string;
      /** One or more of covered, expired, none, joined by commas. */
      warranty?: string;
    };
    action: "up" | "reject" | "reopen" | "priority" | "assign";
    priority?: "urgent" | "high" | "medium" | "low";
    responsible_id?: number | null;
    /** For `reject`: the reason. For `up`: what was done in the claims that it completes. */
    reason?: string | null;
  };
};
export type StartProjectClaimBulkApiResponse = /** status 201 Success */ Bulk;
export type StartProjectClaimBulkApiArg = {
  body: {
    ids?: number[];
    /** Filters of the list: selects all claims that match. */
    filter?: {
      q?: string;
      /** One or more of pending, approved, open, completed, rejected, joined by commas. */
      status?: string;
      /** One to 200 ids, joined by commas. */
      project_id?: string;
      /** YYYY-MM-DD, from 1900 to 2199 */
      from?: string;
      /** YYYY-MM-DD, from 1900 to 2199 */
      to?: string;
      /** Claims created more than this number of days ago. */
      older_than?: number;
      has_price?: boolean;
      /** True: claims that wait for an answer from staff. False: the other claims. */
      waiting?: boolean;
      /** Claims of the projects that are assigned to the caller as supervisor. */
      mine?: true;
      /** One or more of late, today, week, later, paused, none, joined by commas. */
      due?: string;
      /** One or more of you, visit, company, joined by commas. */
      next?: string;
      /** Claims with news that the caller has not read, or that the caller marked as unread. */
      unread?: true;
      /** Claims with changes by others since this instant. Changes are kept for 90 days. */
      news_since?: string;
      /** One to 200 ids, joined by commas. */
      responsible_id?: string;
      /** One or more of me, none, joined by commas. */
      assigned?: string;
      /** One or more of waiting, silent, yes, no, joined by commas. */
      answer?: string;
      /** One or more of 1, 2, 3, 4, 5, joined by commas. */
      score?: string;
      /** True: claims that were reopened after they were completed. False: the other claims. */
      reopened?: boolean;
      /** One or more of accepted, not_covered, to_inspect, none, joined by commas. */
      decision?: string;
    };
    action: "up" | "reject" | "reopen" | "assign";
    responsible_id?: number | null;
    /** For `reject`: the reason. For `up`: what was done in the claims that it completes. */
    reason?: string | null;
  };
};
export type UndoClaimBulkApiResponse = /** status 201 Success */ Bulk;
export type UndoClaimBulkApiArg = {
  id: number;
};
export type GetClaimBulkApiResponse = /** status 200 Success */ Bulk;
export type GetClaimBulkApiArg = {
  id: number;
};
export type CountUnitClaimsApiResponse = /** status 200 Success */ {
  counts: FacetCount[];
};
export type CountUnitClaimsApiArg = {
  status?: string;
  projectId?: string;
  from?: string;
  to?: string;
  olderThan?: number;
  hasPrice?: boolean;
  waiting?: boolean;
  mine?: true;
  due?: string;
  next?: string;
  unread?: true;
  newsSince?: string;
  responsibleId?: string;
  assigned?: string;
  answer?: string;
  score?: string;
  reopened?: boolean;
  decision?: string;
  priority?: string;
  unitId?: string;
  clientId?: string;
  locationId?: string;
  categoryId?: string;
  itemId?: string;
  warranty?: string;
  ids?: string;
  q?: string;
  by: string;
};
export type CountProjectClaimsApiResponse = /** status 200 Success */ {
  counts: FacetCount[];
};
export type CountProjectClaimsApiArg = {
  status?: string;
  projectId?: string;
  from?: string;
  to?: string;
  olderThan?: number;
  hasPrice?: boolean;
  waiting?: boolean;
  mine?: true;
  due?: string;
  next?: string;
  unread?: true;
  newsSince?: string;
  responsibleId?: string;
  assigned?: string;
  answer?: string;
  score?: string;
  reopened?: boolean;
  decision?: string;
  ids?: string;
  q?: string;
  by: string;
};
export type ListClaimLocationsApiResponse = /** status 200 Success */ {
  items: Lookup[];
  meta?: Meta;
};
export type ListClaimLocationsApiArg = void;
export type ListClaimLocationDetailsApiResponse = /** status 200 Success */ {
  items: LocationDetail[];
  meta?: Meta;
};
export type ListClaimLocationDetailsApiArg = void;
export type ListClaimCategoriesApiResponse = /** status 200 Success */ {
  items: Lookup[];
  meta?: Meta;
};
export type ListClaimCategoriesApiArg = void;
export type ListClaimItemsApiResponse = /** status 200 Success */ {
  items: ClaimItem[];
  meta?: Meta;
};
export type ListClaimItemsApiArg = void;
export type Responsible = {
  id: number;
  /** Name and last name; the e-mail if both are empty. */
  name: string;
};
export type Claim = {
  id: number;
  description: string;
  /** ISO 8601, UTC */
  created_at: string;
  claim_status: {
    code: "pending" | "approved" | "open" | "completed" | "rejected";
    label: string;
  };
  repair_price: string | null;
  /** The next due date, of the first answer or of the end of the claim; null if nothing is due. */
  term: {
    due: "answer" | "end";
    /** ISO 8601, UTC */
    at: string;
  } | null;
  /** Since when staff have waited for a reply of the author of the claim; the term is paused. Null if no question is open. */
  awaiting_reply_since: string | null;
  rejected_reason: string | null;
  /** Null if nobody is responsible, or if the caller may not see it. */
  responsible: Responsible | null;
  /** What its client said when it was last completed; missing if nobody was asked, or not for the caller. */
  answer?: "waiting" | "silent" | "yes" | "no";
  /** The client's score, from 1 to 5; missing if there is none. */
  score?: number;
  /** How often it was reopened after it was completed; missing if never. */
  reopened_count?: number;
  /** What staff decided on whether the company answers for the problem; null until somebody decides. */
  decision?: {
    code: "accepted" | "not_covered" | "to_inspect";
    label: string;
    /** Visible to everyone who sees the claim. */
    reason: string | null;
    /** ISO 8601, UTC */
    at: string;
    by: string | null;
  } | null;
};
export type Lookup = {
  id: number;
  label: string;
};
export type ClaimPerson = {
  client_id: number;
  username: string;
  phone_number: string | null;
  profile: {
    name: string;
    last_name: string;
  };
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
export type Warranty = {
  months: number;
  /** YYYY-MM-DD, from 1900 to 2199 */
  expires_on: string;
  /** Whether the claim was created within the warranty term. */
  is_covered: boolean;
};
export type Creator = {
  username: string;
  /** Name and last name; may be empty. */
  name: string;
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
export type UnreadNews = {
  /** Changes by others since the caller read the claim; empty if the claim is unread only because the caller marked it. */
  what: {
    what:
      | "created"
      | "message"
      | "photo"
      | "state"
      | "facts"
      | "priority"
      | "price"
      | "note"
      | "responsible"
      | "internal";
    count: number;
  }[];
  /** Id of the newest of these changes. If the caller marks the claim as read up to this id, later changes stay unread. */
  up_to: number;
};
export type VisitWindow = {
  /** ISO 8601, UTC */
  starts_at: string;
  /** ISO 8601, UTC */
  ends_at: string;
  /** Whether the person who comes has another agreed visit at that time. */
  is_taken: boolean;
};
export type NextVisit = {
  status: "proposed" | "agreed" | "done" | "missed" | "cancelled";
  proposed_by: "company" | "contractor" | "resident";
  /** The windows of the last proposal; empty once a date is agreed. */
  windows: VisitWindow[];
  /** Null until a date is agreed. */
  starts_at: string | null;
  ends_at: string | null;
};
export type UnitClaim = {
  unit_claim: {
    id: number;
    claim_id: number;
    claim: Claim;
    claim_location: Lookup;
    claim_location_detail: Lookup;
    claim_category: Lookup;
    claim_item: Lookup;
    contact_name: string;
    contact_phone: string;
    preferred_date: string | null;
    /** Null if the caller may not see priorities. */
    priority: ("urgent" | "high" | "medium" | "low") | null;
    client: ClaimPerson | null;
    owner: ClaimPerson | null;
    tenant: ClaimPerson | null;
    is_created_by_owner: boolean;
    is_created_by_tenant: boolean;
    claim_creator_type: "owner" | "tenant" | "staff";
    contract: {
      id: number;
      unit: {
        id: number;
        name: string;
        project: {
          id: number;
          name: string;
        };
      };
      client: ClaimPerson | null;
    };
    claim_image: ClaimImage[];
    commentCount: number;
    last_message: {
      /** ISO 8601, UTC */
      at: string;
      by: string;
      is_staff: boolean;
    } | null;
    /** Since when the claim has waited for an answer from staff; null if staff have answered or the claim was withdrawn. */
    waiting_since: string | null;
    /** Since when its author has noticed the problem; null if unknown. */
    noticed_on?: string | null;
    warranty: Warranty | null;
    /** Day of the warranty table that the term was read from; null without a term. */
    warranty_table?: string | null;
  };
  created_by: Creator | null;
  /** For others than staff, in calls for one claim: why who came could not finish; missing if nothing keeps the work. */
  delay?: "nobody" | "no_access" | "material" | "other_trade" | "more_days";
  /** Each time that the claim was completed, oldest first; missing if never. */
  rounds?: ClaimRound[];
  /** Formal complaints about the claim that the caller sees; missing if there are none. */
  complaints?: number;
  /** Null if the caller has read the claim. */
  news?: UnreadNews | null;
  /** Whether the caller can say whether the completed claim is solved; missing if not. */
  asks_solved?: true;
  /** The open visit that the resident has to know of first: one that waits for the resident, else the earliest. Null if there is none, and for staff. */
  next_visit?: NextVisit | null;
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
export type ProjectClaim = {
  project_claim: {
    id: number;
    claim_id: number;
    claim: Claim;
    project: {
      id: number;
      name: string;
    };
    reason: string;
    /** A place of the building; null if the claim names none. */
    place: string | null;
    place_detail: string | null;
    /** Who opens. */
    contact_name: string | null;
    contact_phone: string | null;
    /** When the contact can open. */
    access_hours: string | null;
    preferred_date: string | null;
    /** Whether the caller is its author: who created it, or the consortium that has its project now. */
    is_own?: boolean;
    /** Why its author calls it urgent; null if it is not. */
    urgent_reason: string | null;
    /** Since when its author has noticed the problem; null if unknown. */
    noticed_on?: string | null;
    /** By the terms of common parts, from the building's delivery. */
    warranty?: Warranty | null;
    /** Day of the warranty table that the term was read from; null without a term. */
    warranty_table?: string | null;
    claim_image: ClaimImage[];
    commentCount: number;
    last_message: {
      /** ISO 8601, UTC */
      at: string;
      by: string;
      is_staff: boolean;
    } | null;
    /** Since when the claim has waited for an answer from staff; null if staff have answered or the claim was withdrawn. */
    waiting_since: string | null;
  };
  created_by: Creator | null;
  /** For others than staff, in calls for one claim: why who came could not finish; missing if nothing keeps the work. */
  delay?: "nobody" | "no_access" | "material" | "other_trade" | "more_days";
  /** Each time that the claim was completed, oldest first; missing if never. */
  rounds?: ClaimRound[];
  /** Formal complaints about the claim that the caller sees; missing if there are none. */
  complaints?: number;
  /** Null if the caller has read the claim. */
  news?: UnreadNews | null;
  /** Whether the caller can say whether the completed claim is solved; missing if not. */
  asks_solved?: true;
  /** The open visit that the resident has to know of first: one that waits for the resident, else the earliest. Null if there is none, and for staff. */
  next_visit?: NextVisit | null;
};
export type CreatedUnitClaim = {
  unit_claim: {
    id: number;
    claim_id: number;
    claim: Claim;
    claim_location: Lookup;
    claim_location_detail: Lookup;
    claim_category: Lookup;
    claim_item: Lookup;
    contact_name: string;
    contact_phone: string;
    preferred_date: string | null;
    /** Null if the caller may not see priorities. */
    priority: ("urgent" | "high" | "medium" | "low") | null;
    client: ClaimPerson | null;
    owner: ClaimPerson | null;
    tenant: ClaimPerson | null;
    is_created_by_owner: boolean;
    is_created_by_tenant: boolean;
    claim_creator_type: "owner" | "tenant" | "staff";
    contract: {
      id: number;
      unit: {
        id: number;
        name: string;
        project: {
          id: number;
          name: string;
        };
      };
      client: ClaimPerson | null;
    };
    claim_image: ClaimImage[];
    commentCount: number;
    last_message: {
      /** ISO 8601, UTC */
      at: string;
      by: string;
      is_staff: boolean;
    } | null;
    /** Since when the claim has waited for an answer from staff; null if staff have answered or the claim was withdrawn. */
    waiting_since: string | null;
    /** Since when its author has noticed the problem; null if unknown. */
    noticed_on?: string | null;
    warranty: Warranty | null;
    /** Day of the warranty table that the term was read from; null without a term. */
    warranty_table?: string | null;
  };
  created_by: Creator | null;
  /** For others than staff, in calls for one claim: why who came could not finish; missing if nothing keeps the work. */
  delay?: "nobody" | "no_access" | "material" | "other_trade" | "more_days";
  /** Each time that the claim was completed, oldest first; missing if never. */
  rounds?: ClaimRound[];
  /** Formal complaints about the claim that the caller sees; missing if there are none. */
  complaints?: number;
  /** Null if the caller has read the claim. */
  news?: UnreadNews | null;
  /** Whether the caller can say whether the completed claim is solved; missing if not. */
  asks_solved?: true;
  /** The open visit that the resident has to know of first: one that waits for the resident, else the earliest. Null if there is none, and for staff. */
  next_visit?: NextVisit | null;
  unit: {
    id: number;
    name: string;
  };
};
export type ClaimState = {
  id: number;
  claim_type: "UNIT" | "PROJECT";
  claim_status: {
    code: "pending" | "approved" | "open" | "completed" | "rejected";
    label: string;
  };
  priority: ("urgent" | "high" | "medium" | "low") | null;
  repair_price: string | null;
};
export type ClaimComment = {
  id: number;
  text: string;
  /** ISO 8601, UTC */
  created_at: string;
  created_by: Creator | null;
  is_staff: boolean;
  /** Whether the message asks the author of the claim something. */
  awaits_reply?: boolean;
  /** Photos sent with the message. */
  images?: ClaimImage[];
};
export type ClaimChange = {
  id: number;
  field:
    | "status"
    | "priority"
    | "repair_price"
    | "responsible"
    | "place"
    | "item"
    | "reason"
    | "description"
    | "contact"
    | "preferred_date"
    | "urgency"
    | "photos"
    | "decision"
    | "warranty";
  from: string | null;
  to: string | null;
  reason: string | null;
  /** ISO 8601, UTC */
  created_at: string;
  created_by: Creator | null;
};
export type ClaimAssignment = {
  id: number;
  claim_type: "UNIT" | "PROJECT";
  responsible: Responsible | null;
};
export type Bulk = {
  id: number;
  action: "up" | "reject" | "reopen" | "priority" | "assign" | "undo";
  priority: ("urgent" | "high" | "medium" | "low") | null;
  /** For `assign`: the new responsible person; null for nobody. */
  responsible: Responsible | null;
  reason: string | null;
  is_over: boolean;
  total: number;
  done: number;
  refused: number;
  /** ISO 8601, UTC */
  created_at: string;
  /** Until when it can be undone; null if it cannot be undone (any more). */
  undo_until?: string | null;
  rows: {
    claim_id: number;
    /** Id of the unit claim or project claim, as the address of its page contains it. */
    record_id: number;
    outcome: "waiting" | "done" | "refused";
    message: string | null;
  }[];
};
export type FacetCount = {
  filter:
    | "status"
    | "project_id"
    | "has_price"
    | "waiting"
    | "responsible_id"
    | "due"
    | "next"
    | "decision"
    | "priority"
    | "unit_id"
    | "client_id"
    | "location_id"
    | "category_id"
    | "item_id"
    | "warranty";
  /** Value of the filter for this option. */
  value: string;
  label: string | null;
  count: number;
};
export type LocationDetail = {
  id: number;
  label: string;
  claim_location_id: number;
};
export type ClaimItem = {
  id: number;
  label: string;
  claim_category_id: number;
};
