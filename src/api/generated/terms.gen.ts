// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query<GetTermsApiResponse, GetTermsApiArg>({
      extraOptions: { key: "rules" },
      query: () => ({ url: `/logic/terms` }),
    }),
    updateTerms: build.mutation<UpdateTermsApiResponse, UpdateTermsApiArg>({
      query: (queryArg) => ({
        url: `/logic/terms`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getTermFigures: build.query<
      GetTermFiguresApiResponse,
      GetTermFiguresApiArg
    >({
      extraOptions: { key: "rows" },
      query: (queryArg) => ({
        url: `/logic/terms/figures`,
        params: {
          days: queryArg.days,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as termsGeneratedApi };
export type GetTermsApiResponse = /** status 200 Success */ Terms;
export type GetTermsApiArg = void;
export type UpdateTermsApiResponse = /** status 200 Success */ Terms;
export type UpdateTermsApiArg = {
  body: {
    /** Without rules, claims have no terms. */
    rules: {
      /** Null: project claims. */
      priority: ("urgent" | "high" | "medium" | "low") | null;
      /** Null: all categories. */
      category_id: number | null;
      /** Null: all projects. The most specific rule applies; a project is more specific than a category. */
      project_id: number | null;
      /** Working minutes until the first answer of staff. */
      answer_minutes: number;
      /** Working minutes until the end of the claim. */
      end_minutes: number;
    }[];
    /** Opening hours from Sunday to Saturday; null if the office is closed on that day. */
    week: ({
      opens: string;
      closes: string;
    } | null)[];
    /** Days that differ from the week and from the public holidays. */
    days: {
      /** YYYY-MM-DD, from 1900 to 2199 */
      day: string;
      name: string;
      is_closed: boolean;
      /** Own opening hours of an open day; null: those of its weekday, which then has some. */
      hours?: {
        opens: string;
        closes: string;
      } | null;
    }[];
    /** Working days after which the author of a claim is reminded of an open question. */
    reminder_days: number;
    /** Days within which the client is expected to say whether a completed claim is solved. */
    answer_days?: number;
    /** Days within which a formal complaint is answered. */
    complaint_days?: number;
    /** Whether who completes a claim has to say what was done. */
    demands_done_text?: boolean;
    /** Whether a completed claim needs a photo of the finished work. */
    demands_done_photo?: boolean;
    version?: number;
  };
};
export type GetTermFiguresApiResponse = /** status 200 Success */ TermFigures;
export type GetTermFiguresApiArg = {
  days: number;
};
export type Terms = {
  /** Without rules, claims have no terms. */
  rules: {
    /** Null: project claims. */
    priority: ("urgent" | "high" | "medium" | "low") | null;
    /** Null: all categories. */
    category_id: number | null;
    /** Null: all projects. The most specific rule applies; a project is more specific than a category. */
    project_id: number | null;
    /** Working minutes until the first answer of staff. */
    answer_minutes: number;
    /** Working minutes until the end of the claim. */
    end_minutes: number;
  }[];
  /** Opening hours from Sunday to Saturday; null if the office is closed on that day. */
  week: ({
    opens: string;
    closes: string;
  } | null)[];
  /** Days that differ from the week and from the public holidays. */
  days: {
    /** YYYY-MM-DD, from 1900 to 2199 */
    day: string;
    name: string;
    is_closed: boolean;
    /** Own opening hours of an open day; null: those of its weekday, which then has some. */
    hours?: {
      opens: string;
      closes: string;
    } | null;
  }[];
  /** Working days after which the author of a claim is reminded of an open question. */
  reminder_days: number;
  /** Days within which the client is expected to say whether a completed claim is solved. */
  answer_days?: number;
  /** Days within which a formal complaint is answered. */
  complaint_days?: number;
  /** Whether who completes a claim has to say what was done. */
  demands_done_text?: boolean;
  /** Whether a completed claim needs a photo of the finished work. */
  demands_done_photo?: boolean;
  /** Since when the rules apply; null if there never were any. */
  since: string | null;
  /** Argentina's public holidays of this year and the next. */
  holidays: {
    /** YYYY-MM-DD, from 1900 to 2199 */
    day: string;
    name: string;
  }[];
  version: number;
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
export type TermFigures = {
  days: number;
  rows: {
    kind: "all" | "urgent" | "high" | "low" | "project";
    /** First answers that staff gave, or whose due date has passed. */
    answer: {
      in_time: number;
      /** Includes those that are not done and whose due date has passed. */
      late: number;
      median_minutes: number | null;
    };
    /** Claims that staff ended and nobody reopened, or whose due date has passed. */
    end: {
      in_time: number;
      /** Includes those that are not done and whose due date has passed. */
      late: number;
      median_minutes: number | null;
    };
  }[];
};
