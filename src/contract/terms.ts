/** Terms of claims and opening hours of the office: set by admins, used by the claims' clocks (`functions/claim_clock.sql`). */
import { Type, type Static } from 'typebox';
import { answerDaysMax } from './claimAnswerRules';
import { claimPriorities } from './claimStatus';
import { complaintDaysMax } from './complaintRules';
import { limits } from './limits';
import { Day, defineOperations, Id, Instant, Nullable, OneOf, Shape, Text, Version } from './operation';
import { termProblems } from './termRules';

export const TermRule = Type.Object(
  {
    priority: Nullable(OneOf(claimPriorities), { description: 'Null: project claims.' }),
    category_id: Nullable(Id, { description: 'Null: all categories.' }),
    project_id: Nullable(Id, {
      description: 'Null: all projects. The most specific rule applies; a project is more specific than a category.',
    }),
    answer_minutes: Type.Integer({ description: 'Working minutes until the first answer of staff.' }),
    end_minutes: Type.Integer({ description: 'Working minutes until the end of the claim.' }),
  },
  { additionalProperties: false },
);
export type TermRule = Static<typeof TermRule>;

const Hour = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const Hours = Type.Object({ opens: Hour, closes: Hour }, { additionalProperties: false });
const OfficeDay = Type.Object(
  {
    day: Day,
    name: Text,
    is_closed: Type.Boolean(),
    hours: Type.Optional(
      Nullable(Hours, {
        description: 'Own opening hours of an open day; null: those of its weekday, which then has some.',
      }),
    ),
  },
  { additionalProperties: false },
);

const settings = {
  rules: Type.Array(TermRule, { maxItems: limits.termRules, description: 'Without rules, claims have no terms.' }),
  week: Type.Array(Nullable(Hours), {
    minItems: 7,
    maxItems: 7,
    description: 'Opening hours from Sunday to Saturday; null if the office is closed on that day.',
  }),
  days: Type.Array(OfficeDay, {
    maxItems: 500,
    description: 'Days that differ from the week and from the public holidays.',
  }),
  reminder_days: Type.Integer({
    minimum: 1,
    maximum: 30,
    description: 'Working days after which the author of a claim is reminded of an open question.',
  }),
};
/** How claims end; what is missing stays as it is. */
const endings = {
  answer_days: Type.Integer({
    minimum: 1,
    maximum: answerDaysMax,
    description: 'Days within which the client is expected to say whether a completed claim is solved.',
  }),
  complaint_days: Type.Integer({
    minimum: 1,
    maximum: complaintDaysMax,
    description: 'Days within which a formal complaint is answered.',
  }),
  demands_done_text: Type.Boolean({ description: 'Whether who completes a claim has to say what was done.' }),
  demands_done_photo: Type.Boolean({ description: 'Whether a completed claim needs a photo of the finished work.' }),
};

export const Terms = Shape('Terms', {
  ...settings,
  ...Type.Partial(Type.Object(endings)).properties,
  since: Nullable(Instant, { description: 'Since when the rules apply; null if there never were any.' }),
  holidays: Type.Array(Type.Object({ day: Day, name: Type.String() }), {
    description: "Argentina's public holidays of this year and the next.",
  }),
  version: Version,
});
export type Terms = Static<typeof Terms>;

/** Groups of claims in the figures. The two low priorities are one group, because they have the same label. */
export const figureKinds = ['all', 'urgent', 'high', 'low', 'project'] as const;
export type FigureKind = (typeof figureKinds)[number];

const figures = (description: string) =>
  Type.Object(
    {
      in_time: Type.Integer(),
      late: Type.Integer({ description: 'Includes those that are not done and whose due date has passed.' }),
      median_minutes: Nullable(
        Type.Number({ description: 'Median of the working minutes needed; null if none is done.' }),
      ),
    },
    { description },
  );

export const TermFigures = Shape('TermFigures', {
  days: Type.Integer(),
  rows: Type.Array(
    Type.Object({
      kind: OneOf(figureKinds),
      answer: figures('First answers that staff gave, or whose due date has passed.'),
      end: figures('Claims that staff ended and nobody reopened, or whose due date has passed.'),
    }),
  ),
});
export type TermFigures = Static<typeof TermFigures>;

export const termOperations = defineOperations('terms', {
  getTerms: {
    method: 'GET',
    path: '/logic/terms',
    permission: 'terms:manage',
    summary: 'Returns the terms of new claims and the opening hours of the office.',
    data: Terms,
  },
  updateTerms: {
    method: 'PUT',
    path: '/logic/terms',
    permission: 'terms:manage',
    summary:
      'Sets terms and opening hours. Changed terms apply to claims created from then on, changed hours and days to all open claims.',
    rules: termProblems,
    body: Type.Object(
      { ...settings, ...Type.Partial(Type.Object(endings)).properties, version: Type.Optional(Version) },
      { additionalProperties: false },
    ),
    data: Terms,
  },
  getTermFigures: {
    method: 'GET',
    path: '/logic/terms/figures',
    permission: 'terms:readFigures',
    summary:
      'Counts the terms that were kept and missed in the last days, and how long it took. Only claims with terms count.',
    query: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 366 }) }, { additionalProperties: false }),
    data: TermFigures,
  },
});
