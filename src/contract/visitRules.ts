import { limits } from './limits';
import { blankProblems, lengthProblems, type Problem } from './rules';
import { rulesText } from './rulesText';
import type { VisitOutcome, VisitSide } from './visitStatus';

/** Milliseconds before its start from which a visit can be recorded as done, because the visitor may be early. */
export const earlyVisitMs = 2 * 3_600_000;

interface WindowInput {
  starts_at?: string | null;
  ends_at?: string | null;
}

const minutes = ({ starts_at: start, ends_at: end }: WindowInput): number =>
  (Date.parse(end ?? '') - Date.parse(start ?? '')) / 60_000;

/**
 * Returns the problem of one window: it must end after it starts, last from half an hour to 12 hours, and be in the
 * future.
 */
function windowProblem(window: WindowInput, now = Date.now()): string | undefined {
  if (!window.starts_at || !window.ends_at) return rulesText.visitWindow;
  const length = minutes(window);
  if (!(length >= limits.visitMinutesMin && length <= limits.visitMinutesMax)) return rulesText.visitLength;
  return Date.parse(window.starts_at) <= now ? rulesText.visitPast : undefined;
}

/** Whether two windows have a time in common. */
export const overlap = (a: WindowInput, b: WindowInput): boolean =>
  Date.parse(a.starts_at ?? '') < Date.parse(b.ends_at ?? '') &&
  Date.parse(b.starts_at ?? '') < Date.parse(a.ends_at ?? '');

/** Requires one to three windows that do not overlap; each problem names its window (`windows.0`). */
export function windowsProblems({
  windows,
  reason,
}: {
  windows?: readonly WindowInput[] | null;
  reason?: string | null;
}): Problem[] {
  const tooLong = lengthProblems({ reason }, { reason: limits.rejectReasonMax });
  if (!windows?.length) return [{ field: 'windows', message: rulesText.visitWindows }, ...tooLong];
  return [
    ...windows.flatMap((window, index) => {
      const isRepeated = windows.slice(0, index).some((earlier) => overlap(earlier, window));
      const message = windowProblem(window) ?? (isRepeated ? rulesText.visitOverlap : undefined);
      return message ? [{ field: `windows.${index}`, message }] : [];
    }),
    ...tooLong,
  ];
}

/** Requires a work order, one of its claims, and windows for a new visit. */
export const newVisitProblems = (
  input: Parameters<typeof windowsProblems>[0] & { work_id?: number | null; claim_id?: number | null },
): Problem[] => [...blankProblems(input, ['work_id', 'claim_id']), ...windowsProblems(input)];

/** Requires work orders and windows for visits of many work orders. */
export const visitsOfWorksProblems = (
  input: Parameters<typeof windowsProblems>[0] & { work_ids?: readonly number[] | null },
): Problem[] => [
  ...(input.work_ids?.length ? [] : [{ field: 'work_ids', message: rulesText.visitWorks }]),
  ...windowsProblems(input),
];

/** The date of a visit follows the rules of a window; its reason has the maximum length of a rejection's reason. */
export function visitDateProblems({ reason, ...window }: WindowInput & { reason?: string | null }): Problem[] {
  const message = windowProblem(window);
  return [
    ...(message ? [{ field: 'starts_at', message }] : []),
    ...lengthProblems({ reason }, { reason: limits.rejectReasonMax }),
  ];
}

/** Requires a reason, with the maximum length of a rejection's reason. */
export const visitReasonProblems = ({ reason }: { reason?: string | null }): Problem[] => [
  ...blankProblems({ reason }, ['reason'], rulesText.reason),
  ...lengthProblems({ reason }, { reason: limits.rejectReasonMax }),
];

/** Requires the responsible side for a visit that did not take place. */
export const visitOutcomeProblems = (input: {
  outcome?: VisitOutcome;
  missed_by?: VisitSide | null;
  note?: string | null;
}): Problem[] => [
  ...(input.outcome === 'missed' && !input.missed_by ? [{ field: 'missed_by', message: rulesText.visitMissedBy }] : []),
  ...lengthProblems({ note: input.note }, { note: limits.rejectReasonMax }),
];
