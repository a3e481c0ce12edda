import type { ComplaintAsk, ComplaintState } from './complaintRules';

/** Labels of formal complaints, on the screens, in files and in mails. */
export const complaintAskLabels = {
  repair: 'Que lo arreglen',
  replacement: 'Que lo cambien',
  price: 'Una rebaja o devolución',
  other: 'Otra cosa',
} as const satisfies Record<ComplaintAsk, string>;

export const complaintStateLabels = {
  open: 'Abierto',
  late: 'Vencido',
  answered: 'Contestado',
} as const satisfies Record<ComplaintState, string>;

/** Returns the number of a formal complaint as people write it: "RF-000012". */
export const complaintNumber = (id: number): string => `RF-${String(id).padStart(6, '0')}`;
