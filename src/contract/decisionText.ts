import type { ClaimDecision, DecisionState } from './claimStatus';

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
