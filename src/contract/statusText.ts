import type {
  ClaimPriority,
  ClaimStatus,
  WarrantyState,
  AnswerState,
  ClaimDecision,
  DecisionState,
} from './claimStatus';
import type { LeaseStatus } from './leaseStatus';
import type { WorkMoveName, WorkStatus } from './workStatus';

/**
 * Labels of the codes, on the screens, in responses and in mails. The search in the database finds claims by the same
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

/** Explanation of each status and the next step, for the claim's author. */
export const claimStatusNext = {
  pending: 'Lo revisamos y te avisamos por email. No tenés que hacer nada más.',
  approved: 'Vamos a atender tu reclamo. Te escribimos para coordinar la visita.',
  open: 'Estamos trabajando en la reparación. Te avisamos cuando termine.',
  completed: 'La reparación terminó. Si el problema sigue, escribinos un mensaje en este reclamo.',
  rejected: 'Si tenés algo para agregar o no estás de acuerdo, escribinos un mensaje en este reclamo.',
} as const satisfies Record<ClaimStatus, string>;

/** The work in progress in each status, shown before the day on which it is due; none for closed claims. */
export const claimStatusDoing = {
  pending: 'Estamos revisando tu reclamo.',
  approved: 'Vamos a atender tu reclamo y a coordinar la visita.',
  open: 'Estamos trabajando en la reparación.',
  completed: '',
  rejected: '',
} as const satisfies Record<ClaimStatus, string>;

/** What the company does in each status although the term of the warranty table ended; none for rejected claims. */
export const claimStatusAnyway = {
  pending: 'La empresa va a evaluarlo igual.',
  approved: 'Igual vamos a atender tu reclamo.',
  open: 'Igual estamos trabajando en tu reclamo.',
  completed: 'Igual hicimos la reparación.',
  rejected: '',
} as const satisfies Record<ClaimStatus, string>;

/** Whether a claim was created within the term of the warranty table. */
export const warrantyLabels = {
  covered: 'En plazo',
  expired: 'Plazo terminado',
  none: 'Sin plazo',
} as const satisfies Record<WarrantyState, string>;

/** Which time a claim is worked on: "2.ª vez" after it was reopened once. */
export const roundWords = (round: number): string => `${round}.ª vez`;

/** What is known of the client's opinion of a completed claim. Nobody who was silent said that it is solved. */
export const answerLabels = {
  waiting: 'Sin contestar',
  silent: 'Cerrado sin respuesta',
  yes: 'Sí',
  no: 'No',
} as const satisfies Record<AnswerState, string>;

const withdrawnStart = 'Retirado por quien lo hizo: ';

/** Returns the stored reason of a withdrawn claim. The reason of a rejection by staff is stored unchanged. */
export const withdrawnReason = (reason: string): string => withdrawnStart + reason;

/** Returns the reason passed to {@link withdrawnReason}; undefined if staff rejected the claim. */
export const reasonOfWithdrawal = (stored: string | null): string | undefined =>
  stored?.startsWith(withdrawnStart) ? stored.slice(withdrawnStart.length) : undefined;

/** The label of a claim that its author withdrew. Its status is "rejected", but nobody refused it. */
export const withdrawnLabel = 'Retirado';

/** The label of the status "rejected" where withdrawn claims are counted with the rejected ones. */
export const rejectedOrWithdrawn = 'Rechazado o retirado';

interface StatedClaim {
  claim_status: { code: string; label: string };
  /** A different server may omit it. */
  rejected_reason?: string | null;
}

/** Returns a claim's status as users see it: its label, and the code of its colour (`ui/tags.css`). */
export const shownClaimStatus = ({ claim_status: status, rejected_reason: reason }: StatedClaim) =>
  reasonOfWithdrawal(reason ?? null) === undefined ? status : { code: 'withdrawn', label: withdrawnLabel };

/** Section 4: the label of an unknown code. */
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

/** The labels of the statuses of work orders and of the moves between them. */
export const workStatusText = {
  labels: {
    asked: 'Pedido',
    accepted: 'Aceptado',
    refused: 'Rechazado',
    done: 'Hecho',
    verified: 'Verificado',
    cancelled: 'Anulado',
  } satisfies Record<WorkStatus, string>,
  moves: {
    accept: 'Aceptar',
    refuse: 'Rechazar',
    finish: 'Marcar como hecho',
    verify: 'Verificar',
    return: 'Devolver',
    cancel: 'Anular',
    ask: 'Volver a pedir',
  } satisfies Record<WorkMoveName, string>,
} as const;

/** Labels of the decisions about a claim, on the screens, in responses and in mails. */
export const decisionLabels = {
  accepted: 'Aceptado',
  not_covered: 'No corresponde',
  to_inspect: 'A inspeccionar',
} as const satisfies Record<ClaimDecision, string>;

/** Labels of the options of the filter by decision. */
export const decisionStateLabels = { ...decisionLabels, none: 'Sin decidir' } as const satisfies Record<
  DecisionState,
  string
>;

/** The reasons that a new company starts with. */
export const usualDecisionReasons = [
  'El daño es por el uso',
  'Falta el mantenimiento que indica el manual',
  'Una reforma posterior a la entrega lo causó',
  'Corresponde al fabricante del artefacto',
  'El cuadro de garantías lo excluye',
] as const;
