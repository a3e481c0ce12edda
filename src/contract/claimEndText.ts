import { takeBackDays } from './claimAnswerRules';
import type { ComplaintAsk, ComplaintState } from './complaintRules';

/** Texts of the question whether a completed claim is solved, in the portal and on the page of the mail's link. */
export const answerText = {
  question: '¿Quedó resuelto?',
  yes: 'Sí, quedó resuelto',
  no: 'No, sigue el problema',
  yesTitle: 'Sí, quedó resuelto',
  yesHint: `Si te equivocás, lo podés deshacer durante ${takeBackDays} días.`,
  noTitle: 'No, sigue el problema',
  noHint: 'El reclamo se reabre, y quien hizo el trabajo lee lo que escribas y ve las fotos.',
  score: '¿Qué puntaje le ponés? (opcional)',
  scoreEnds: '1 es muy mal y 5 es muy bien.',
  scoreOf: (score: number) => `${score} de 5`,
  comment: 'Comentario (opcional)',
  whatIsWrong: 'Qué sigue mal',
  send: 'Enviar',
  sent: 'Respuesta enviada',
  until: (day: string) => `Contestá hasta el ${day}: si no, cerramos el reclamo sin respuesta.`,
  silent: 'No contestaste a tiempo y cerramos el reclamo sin respuesta. Todavía podés contestar.',
  saidYes: 'Dijiste que quedó resuelto. ¡Gracias por contestar!',
  saidNo: 'Dijiste que sigue el problema: reabrimos el reclamo y te avisamos.',
  takeBack: 'Me equivoqué: deshacer',
  takenBack: 'Deshiciste tu respuesta. Podés contestar de nuevo.',
} as const;

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
