// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPanelFigure: build.query<
      GetPanelFigureApiResponse,
      GetPanelFigureApiArg
    >({
      extraOptions: { key: "rows" },
      query: (queryArg) => ({
        url: `/logic/panel`,
        params: {
          figure: queryArg.figure,
          type: queryArg["type"],
          from: queryArg["from"],
          to: queryArg.to,
          project_id: queryArg.projectId,
          category_id: queryArg.categoryId,
        },
      }),
    }),
    exportPanelFigure: build.mutation<
      ExportPanelFigureApiResponse,
      ExportPanelFigureApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/panel/export`,
        method: "GET",
        params: {
          figure: queryArg.figure,
          type: queryArg["type"],
          from: queryArg["from"],
          to: queryArg.to,
          project_id: queryArg.projectId,
          category_id: queryArg.categoryId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as panelGeneratedApi };
export type GetPanelFigureApiResponse = /** status 200 Success */ PanelFigure;
export type GetPanelFigureApiArg = {
  figure: "open" | "times" | "terms" | "recurrence" | "costs" | "scores";
  type: "UNIT" | "PROJECT";
  from: string;
  to: string;
  projectId?: string;
  categoryId?: string;
};
export type ExportPanelFigureApiResponse = /** status 200 Success */ string;
export type ExportPanelFigureApiArg = {
  figure: "open" | "times" | "terms" | "recurrence" | "costs" | "scores";
  type: "UNIT" | "PROJECT";
  from: string;
  to: string;
  projectId?: string;
  categoryId?: string;
};
export type PanelRow = {
  by:
    | "all"
    | "age"
    | "status"
    | "project"
    | "category"
    | "responsible"
    | "month"
    | "contractor"
    | "score";
  /** Code, month (YYYY-MM) or id of what the row is about; 0 for nobody, empty for the row `all`. */
  key: string;
  label: string | null;
  /** Those of the figure. Durations are in days, amounts in pesos. Null: there is none, or not so many have come so far. */
  numbers: {
    claims?: number | null;
    answer_median?: number | null;
    answer_p90?: number | null;
    ended?: number | null;
    end_median?: number | null;
    end_p90?: number | null;
    with_term?: number | null;
    in_time?: number | null;
    reopened?: number | null;
    recurred?: number | null;
    works?: number | null;
    spent?: number | null;
    recovered?: number | null;
    net?: number | null;
    asked?: number | null;
    answered?: number | null;
    scored?: number | null;
    average?: number | null;
  };
};
export type PanelFigure = {
  figure: "open" | "times" | "terms" | "recurrence" | "costs" | "scores";
  /** When it was counted. It is remembered for at most a minute. */
  at: string;
  rows: PanelRow[];
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
