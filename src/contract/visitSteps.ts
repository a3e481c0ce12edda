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
    summary:
      'Proposes other windows. Replacing an agreed date requires a reason and enough time: staff may until it begins, others until `VISIT_CHANGE_HOURS` before. 422 if the person who comes has another visit in a window.',
    params: idParams,
    body: Type.Object({ windows, reason, version }, { additionalProperties: false }),
    rules: windowsProblems,
    data: Visit,
  },
  accept: {
    summary:
      'Accepts a window that the other side proposed. 409 if it is no longer proposed, is in the past, or the person who comes is not free.',
    params: idParams,
    body: Type.Object({ starts_at: Instant }, { additionalProperties: false }),
    data: Visit,
  },
  cancel: {
    summary:
      'Cancels an open visit, with a reason. 409 if it is too late: staff may until it begins, others until `VISIT_CHANGE_HOURS` before.',
    params: idParams,
    body: Type.Object({ reason: LongText, version }, { additionalProperties: false }),
    rules: visitReasonProblems,
    data: Visit,
  },
  reportUnattended: {
    summary:
      'For the resident: reports that nobody came to an agreed visit, which sends a message in its first claim. Does nothing if that is already reported. 409 if the time of the visit is not over.',
    params: idParams,
    data: Visit,
  },
  end: {
    summary:
      'Records that a visit took place, or who was absent; in that case with photos of what the person who came found.',
    params: idParams,
    files: { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes },
    rules: visitOutcomeProblems,
    data: Visit,
  },
  download: {
    summary:
      'Returns the visit as an iCalendar file; after a change it updates the same calendar entry. 409 if the visit has no date.',
    params: idParams,
    isFile: true,
    data: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/calendar' }),
  },
} as const;
