/** The statuses of a visit, and the sides that arrange it: the company, the contractor, or the resident of the unit. */
export const visitStatuses = ['proposed', 'agreed', 'done', 'missed', 'cancelled'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** Statuses of visits that have not taken place yet. */
export const openVisitStatuses: readonly VisitStatus[] = ['proposed', 'agreed'];

export const visitSides = ['company', 'contractor', 'resident'] as const;
export type VisitSide = (typeof visitSides)[number];

export const visitOutcomes = ['done', 'missed'] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

/** Events of visits in the history of a work order. */
export const visitEventNames = [
  'visitProposed',
  'visitAgreed',
  'visitMoved',
  'visitCancelled',
  'visitDone',
  'visitMissed',
  'visitUnattended',
] as const;

/** Whether the resident has to choose one of the proposed windows of a visit. */
export const awaitsResident = ({ status, proposed_by: by }: { status: VisitStatus; proposed_by: VisitSide }): boolean =>
  status === 'proposed' && by !== 'resident';

/** Whether the time of an agreed visit is over; its result may not be recorded yet. */
export const isVisitOver = <Dates extends { status: VisitStatus; starts_at: string | null; ends_at: string | null }>(
  visit: Dates,
  now: number,
): visit is Dates & { starts_at: string; ends_at: string } =>
  visit.status === 'agreed' && visit.ends_at !== null && Date.parse(visit.ends_at) <= now;

/** Whether a proposed window can no longer be chosen: it is taken or in the past. */
export const isWindowGone = (
  { is_taken: isTaken, starts_at: start }: { is_taken: boolean; starts_at: string },
  now: number,
): boolean => isTaken || Date.parse(start) <= now;

/** Whether none of the proposed windows of a visit can be chosen any more: a side has to propose others. */
export const areWindowsGone = (
  { status, windows }: { status: VisitStatus; windows: Parameters<typeof isWindowGone>[0][] },
  now: number,
): boolean => status === 'proposed' && windows.every((window) => isWindowGone(window, now));
