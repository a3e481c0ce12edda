/** The states of a visit, and who arranges one: the company, the contractor, or who lives in the unit (the resident). */
export const visitStatuses = ['proposed', 'agreed', 'done', 'missed', 'cancelled'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** States in which a visit is still to come. */
export const openVisitStatuses: readonly VisitStatus[] = ['proposed', 'agreed'];

export const visitSides = ['company', 'contractor', 'resident'] as const;
export type VisitSide = (typeof visitSides)[number];

export const visitOutcomes = ['done', 'missed'] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

/** What the history of a work order says of its visits. */
export const visitEventNames = [
  'visitProposed',
  'visitAgreed',
  'visitMoved',
  'visitCancelled',
  'visitDone',
  'visitMissed',
] as const;
export type VisitEventName = (typeof visitEventNames)[number];
