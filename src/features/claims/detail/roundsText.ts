import type { AnswerChannel, AnswerParty, AnswerVerdict } from '../../../contract/claimStatus';
import { thePartyText } from '../../../contract/partyText';

/** Texts of what was done in a claim. */
export const roundsText = {
  title: 'Qué se hizo',
  notSaid: 'No se detalló qué se hizo.',
  endedAt: (at: string) => `Se finalizó el ${at}.`,
  reopenedAt: (at: string) => `Se reabrió el ${at}.`,
  answers: '¿Quedó resuelto?',
  silent: 'Cerrado sin respuesta: nadie contestó a tiempo.',
  waiting: (day: string) => `Todavía no contestó. Se cierra sin respuesta el ${day}.`,
  said: (party: AnswerParty, verdict: AnswerVerdict) =>
    `${thePartyText(party)} dijo que ${verdict === 'yes' ? 'sí' : 'no'}.`,
  score: (score: number) => `Puntaje: ${score} de 5.`,
  channels: { portal: 'en el portal', mail: 'por el mail' } satisfies Record<AnswerChannel, string>,
  dispute: 'No están de acuerdo: vale lo que dijo el propietario.',
  before: 'Antes',
  after: 'Después',
  beforePhoto: (position: number) => `Antes: foto ${position}`,
  afterPhoto: (position: number) => `Después: foto ${position}`,
} as const;
