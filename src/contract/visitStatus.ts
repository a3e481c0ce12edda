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
