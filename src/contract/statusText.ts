import type { ClaimPriority, ClaimStatus } from './claimStatus';
import type { LeaseStatus } from './leaseStatus';

/** What people read for each code, on the screens, in the answers and in the mails; the search triggers of migration 0002 know the same words. */
export const claimStatusLabels = {
  pending: 'En análisis',
  approved: 'Aprobado',
  open: 'En curso',
  completed: 'Finalizado',
  rejected: 'Rechazado',
} as const satisfies Record<ClaimStatus, string>;

export const claimPriorityLabels = {
  urgent: 'Alta',
  high: 'Media',
  medium: 'Baja',
  low: 'Baja',
} as const satisfies Record<ClaimPriority, string>;

export const leaseStatusLabels = {
  requested: 'Solicitado',
  pending: 'Pendiente',
  under_review: 'En revisión',
  accepted: 'Aceptado',
  rejected: 'Rechazado',
} as const satisfies Record<LeaseStatus, string>;
