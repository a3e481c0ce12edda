/** Actions on a visit, shared by the calls with an account and those with a link. */
import { Type } from 'typebox';
import { limits } from './limits';
import { idParams, Instant, LongText, Nullable, OneOf, Version } from './operation';
import { visitOutcomeProblems, visitReasonProblems, windowsProblems } from './visitRules';
import { Visit, VisitSpan } from './visitShapes';
import { visitOutcomes, visitSides } from './visitStatus';

/** The windows that one side proposes. */
export const windows = Type.Array(VisitSpan, { maxItems: limits.visitWindows });
export const reason = Type.Optional(LongText);
export const version = Type.Optional(Version);

export const outcome = {
  outcome: OneOf(visitOutcomes),
  missed_by: Type.Optional(Nullable(OneOf(visitSides))),
  note: Type.Optional(LongText),
};

export const visitSteps = {
  propose: {
    summary: 'Proposes other windows; of a visit that is agreed on it requires a reason, and time enough before it.',
    params: idParams,
    body: Type.Object({ windows, reason, version }, { additionalProperties: false }),
    rules: windowsProblems,
    data: Visit,
  },
  accept: {
    summary: 'Accepts a window that the other side proposed; 409 where it is not proposed any more, or taken.',
    params: idParams,
    body: Type.Object({ starts_at: Instant }, { additionalProperties: false }),
    data: Visit,
  },
  cancel: {
    summary: 'Cancels a visit that is still to come, with a reason.',
    params: idParams,
    body: Type.Object({ reason: LongText, version }, { additionalProperties: false }),
    rules: visitReasonProblems,
    data: Visit,
  },
  end: {
    summary:
      'Notes that a visit took place, or that somebody was not there; of one that did not take place with photos of what who came found.',
    params: idParams,
    files: { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes },
    rules: visitOutcomeProblems,
    data: Visit,
  },
  download: {
    summary: 'The visit as an iCalendar file, which updates the same entry at each change.',
    params: idParams,
    isFile: true,
    data: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/calendar' }),
  },
} as const;
