import type { CostBearer, CostKind, RecoveryState, RecoveryStep } from './costRules';

/** Labels of costs, on the screens and in files. */
export const costKindLabels = {
  labour: 'Mano de obra',
  parts: 'Materiales y repuestos',
  other: 'Otro',
} as const satisfies Record<CostKind, string>;
export const costBearerLabels = {
  company: 'La empresa',
  contractor: 'El contratista',
  client: 'El cliente',
  other: 'Otro',
} as const satisfies Record<CostBearer, string>;
export const recoveryLabels = {
  none: 'No se recupera',
  to_claim: 'Por reclamar',
  claimed: 'Reclamado',
  accepted: 'Aceptado',
  refused: 'Rechazado',
  received: 'Cobrado',
} as const satisfies Record<RecoveryState, string>;
/** The button of each step. */
export const recoveryActs = {
  claimed: 'Anotar que se reclamó',
  accepted: 'Anotar que lo aceptaron',
  refused: 'Anotar que lo rechazaron',
  received: 'Anotar que se cobró',
} as const satisfies Record<RecoveryStep, string>;
