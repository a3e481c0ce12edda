/** Terms of claims and opening hours of the office: set by admins, used by the claims' clocks (`claimClock`). */
import { Type, type Static } from 'typebox';
import { claimPriorities } from './claimStatus';
import { limits } from './limits';
import { Day, defineOperations, Id, Instant, Nullable, OneOf, Shape, Text, Version } from './operation';
import { termProblems } from './termRules';

export const TermRule = Type.Object(
  {
    priority: Nullable(OneOf(claimPriorities), { description: 'Null: claims of projects.' }),
    category_id: Nullable(Id, { description: 'Null: all.' }),
    project_id: Nullable(Id, { description: 'Null: all. The most specific rule counts, a project before a category.' }),
    answer_minutes: Type.Integer({ description: 'Working minutes up to the first answer of staff.' }),
    end_minutes: Type.Integer({ description: 'Working minutes up to the end of the claim.' }),
  },
  { additionalProperties: false },
);
export type TermRule = Static<typeof TermRule>;

const Hour = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const OfficeDay = Type.Object({ day: Day, name: Text, is_closed: Type.Boolean() }, { additionalProperties: false });

const settings = {
  rules: Type.Array(TermRule, { maxItems: limits.termRules, description: 'Without any, claims have no terms.' }),
  week: Type.Array(Nullable(Type.Object({ opens: Hour, closes: Hour }, { additionalProperties: false })), {
    minItems: 7,
    maxItems: 7,
    description: 'From Sunday on; null where the office is closed.',
  }),
  days: Type.Array(OfficeDay, {
    maxItems: 500,
    description: 'Days that differ from the week and the public holidays.',
  }),
  reminder_days: Type.Integer({ minimum: 1, maximum: 30, description: 'Working days until who is asked is reminded.' }),
};

export const Terms = Shape('Terms', {
  ...settings,
  since: Nullable(Instant, { description: 'From when on the rules count; null where there never were any.' }),
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
      late: Type.Integer({ description: 'With those whose term is over and that are still not done.' }),
      median_minutes: Nullable(Type.Number({ description: 'Working minutes that it took; null where none is done.' })),
    },
    { description },
  );

export const TermFigures = Shape('TermFigures', {
  days: Type.Integer(),
  rows: Type.Array(
    Type.Object({
      kind: OneOf(figureKinds),
      answer: figures('First answers that were given, or whose term ran out.'),
      end: figures('Claims that staff ended and nobody reopened, or whose term ran out.'),
    }),
  ),
});
export type TermFigures = Static<typeof TermFigures>;

export const termOperations = defineOperations('terms', {
  getTerms: {
    method: 'GET',
    path: '/logic/terms',
    permission: 'terms:manage',
    summary: 'The terms of claims that come now, and when the office is open.',
    data: Terms,
  },
  updateTerms: {
    method: 'PUT',
    path: '/logic/terms',
    permission: 'terms:manage',
    summary:
      'Sets terms and office hours. Other terms count for claims that come from then on; other hours and days for all that are open.',
    rules: termProblems,
    body: Type.Object({ ...settings, version: Type.Optional(Version) }, { additionalProperties: false }),
    data: Terms,
  },
  getTermFigures: {
    method: 'GET',
    path: '/logic/terms/figures',
    permission: 'terms:readFigures',
    summary: 'How many terms were kept and missed in the last days, and how long it took; of claims that have terms.',
    query: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 366 }) }, { additionalProperties: false }),
    data: TermFigures,
  },
});
