import type { ClaimPriority, ClaimStatus } from './claimStatus';
import type { LeaseStatus } from './leaseStatus';

/**
 * What people read for each code, on the screens, in the answers and in the mails. The search in the database finds claims by the same
 * words: the server copies them into its tables when it starts (`server/database/referenceTables.ts`).
 */
export const claimStatusLabels = {
  pending: 'En análisis',
  approved: 'Aprobado',
  open: 'En curso',
  completed: 'Finalizado',
  rejected: 'Rechazado',
} as const satisfies Record<ClaimStatus, string>;

/** The button that moves a claim to each status (decisions 10). */
export const claimStatusActions = {
  pending: 'Reabrir',
  approved: 'Aprobar',
  open: 'Iniciar trabajo',
  completed: 'Finalizar',
  rejected: 'Rechazar',
} as const satisfies Record<ClaimStatus, string>;

/** What each status means for whoever raised the claim, and what comes next. */
export const claimStatusNext = {
  pending: 'Lo revisamos y te avisamos por email. No tenés que hacer nada más.',
  approved: 'Aceptamos el reclamo. Te escribimos para coordinar la visita.',
  open: 'Estamos trabajando en la reparación. Te avisamos cuando termine.',
  completed: 'La reparación terminó. Si el problema sigue, escribinos un mensaje en este reclamo.',
  rejected: 'Si tenés algo para agregar o no estás de acuerdo, escribinos un mensaje en este reclamo.',
} as const satisfies Record<ClaimStatus, string>;

/** What is being done in each status, before the day until which it is; of one that has ended, nothing. */
export const claimStatusDoing = {
  pending: 'Estamos revisando tu reclamo.',
  approved: 'Aceptamos tu reclamo y vamos a coordinar la visita.',
  open: 'Estamos trabajando en la reparación.',
  completed: '',
  rejected: '',
} as const satisfies Record<ClaimStatus, string>;

const withdrawnStart = 'Retirado por quien lo hizo: ';

/** The reason of a withdrawn claim as it is stored; a rejection by staff stores its reason as it is. */
export const withdrawnReason = (reason: string): string => withdrawnStart + reason;

/** The reason that {@link withdrawnReason} was made of; undefined where the claim was rejected by staff. */
export const reasonOfWithdrawal = (stored: string | null): string | undefined =>
  stored?.startsWith(withdrawnStart) ? stored.slice(withdrawnStart.length) : undefined;

/** Section 4: the label of a code that is not one of ours. */
export const unknownStatus = 'Estado no válido';

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
