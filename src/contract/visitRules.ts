import { limits } from './limits';
import { blankProblems, lengthProblems, type Problem } from './rules';
import { rulesText } from './rulesText';
import type { VisitOutcome, VisitSide } from './visitStatus';

export interface WindowInput {
  starts_at?: string | null;
  ends_at?: string | null;
}

const minutes = ({ starts_at: start, ends_at: end }: WindowInput): number =>
  (Date.parse(end ?? '') - Date.parse(start ?? '')) / 60_000;

/** What is wrong with one window: it ends after it starts, lasts from half an hour to 12 hours, and lies ahead. */
export function windowProblem(window: WindowInput, now = Date.now()): string | undefined {
  if (!window.starts_at || !window.ends_at) return rulesText.visitWindow;
  const length = minutes(window);
  if (!(length >= limits.visitMinutesMin && length <= limits.visitMinutesMax)) return rulesText.visitLength;
  return Date.parse(window.starts_at) <= now ? rulesText.visitPast : undefined;
}

const overlap = (a: WindowInput, b: WindowInput): boolean =>
  Date.parse(a.starts_at ?? '') < Date.parse(b.ends_at ?? '') &&
  Date.parse(b.starts_at ?? '') < Date.parse(a.ends_at ?? '');

/** From one to three windows, none of which lies over another; each problem names its window (`windows.0`). */
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

/** A new visit is of a work order and of a claim of it, and has windows. */
export const newVisitProblems = (
  input: Parameters<typeof windowsProblems>[0] & { work_id?: number | null; claim_id?: number | null },
): Problem[] => [...blankProblems(input, ['work_id', 'claim_id']), ...windowsProblems(input)];

/** Visits of many work orders are of some, and have windows. */
export const visitsOfWorksProblems = (
  input: Parameters<typeof windowsProblems>[0] & { work_ids?: readonly number[] | null },
): Problem[] => [
  ...(input.work_ids?.length ? [] : [{ field: 'work_ids', message: rulesText.visitWorks }]),
  ...windowsProblems(input),
];

/** The date of a visit is a window, and a reason for it no longer than that of a rejection. */
export function visitDateProblems({ reason, ...window }: WindowInput & { reason?: string | null }): Problem[] {
  const message = windowProblem(window);
  return [
    ...(message ? [{ field: 'starts_at', message }] : []),
    ...lengthProblems({ reason }, { reason: limits.rejectReasonMax }),
  ];
}

/** A reason is there and no longer than that of a rejection. */
export const visitReasonProblems = ({ reason }: { reason?: string | null }): Problem[] => [
  ...blankProblems({ reason }, ['reason'], rulesText.reason),
  ...lengthProblems({ reason }, { reason: limits.rejectReasonMax }),
];

/** A visit that did not take place says on whose side. */
export const visitOutcomeProblems = (input: {
  outcome?: VisitOutcome;
  missed_by?: VisitSide | null;
  note?: string | null;
}): Problem[] => [
  ...(input.outcome === 'missed' && !input.missed_by ? [{ field: 'missed_by', message: rulesText.visitMissedBy }] : []),
  ...lengthProblems({ note: input.note }, { note: limits.rejectReasonMax }),
];
