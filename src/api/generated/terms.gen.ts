// Generated from src/contract by `npm run generate`. Do not edit.
/* eslint-disable */
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query<GetTermsApiResponse, GetTermsApiArg>({
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
    /** Without any, claims have no terms. */
    rules: {
      /** Null: claims of projects. */
      priority: ("urgent" | "high" | "medium" | "low") | null;
      /** Null: all. */
      category_id: number | null;
      /** Null: all. The most specific rule counts, a project before a category. */
      project_id: number | null;
      /** Working minutes up to the first answer of staff. */
      answer_minutes: number;
      /** Working minutes up to the end of the claim. */
      end_minutes: number;
    }[];
    /** From Sunday on; null where the office is closed. */
    week: ({
      opens: string;
      closes: string;
    } | null)[];
    /** Days that differ from the week and the public holidays. */
    days: {
      /** YYYY-MM-DD, from 1900 to 2199 */
      day: string;
      name: string;
      is_closed: boolean;
    }[];
    /** Working days until who is asked is reminded. */
    reminder_days: number;
    version?: number;
  };
};
export type GetTermFiguresApiResponse = /** status 200 Success */ TermFigures;
export type GetTermFiguresApiArg = {
  days: number;
};
export type Terms = {
  /** Without any, claims have no terms. */
  rules: {
    /** Null: claims of projects. */
    priority: ("urgent" | "high" | "medium" | "low") | null;
    /** Null: all. */
    category_id: number | null;
    /** Null: all. The most specific rule counts, a project before a category. */
    project_id: number | null;
    /** Working minutes up to the first answer of staff. */
    answer_minutes: number;
    /** Working minutes up to the end of the claim. */
    end_minutes: number;
  }[];
  /** From Sunday on; null where the office is closed. */
  week: ({
    opens: string;
    closes: string;
  } | null)[];
  /** Days that differ from the week and the public holidays. */
  days: {
    /** YYYY-MM-DD, from 1900 to 2199 */
    day: string;
    name: string;
    is_closed: boolean;
  }[];
  /** Working days until who is asked is reminded. */
  reminder_days: number;
  /** From when on the rules count; null where there never were any. */
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
export type TermFigures = {
  days: number;
  rows: {
    kind: "all" | "urgent" | "high" | "low" | "project";
    /** First answers that were given, or whose term ran out. */
    answer: {
      in_time: number;
      /** With those whose term is over and that are still not done. */
      late: number;
      median_minutes: number | null;
    };
    /** Claims that staff ended and nobody reopened, or whose term ran out. */
    end: {
      in_time: number;
      /** With those whose term is over and that are still not done. */
      late: number;
      median_minutes: number | null;
    };
  }[];
};
