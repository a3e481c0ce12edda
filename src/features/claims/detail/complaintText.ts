/** Texts of formal complaints on the page of their claim. */
export const complaintText = {
  title: 'Reclamos formales',
  make: 'Dejar asentado un reclamo formal',
  makeHint:
    'Va aparte del arreglo: lleva número, te llega una constancia por mail y te contestamos por escrito en plazo.',
  asks: 'Qué pedís',
  text: 'Qué reclamás',
  send: 'Dejar asentado',
  sent: (number: string) => `Quedó asentado con el número ${number}`,
  answer: 'Contestar',
  answerTitle: (number: string) => `Contestar ${number}`,
  answerLabel: 'Respuesta',
  answerHint: 'Cierra el reclamo formal. Le llega por mail a quien lo hizo.',
  answered: 'Reclamo formal contestado',
  head: (number: string, asks: string) => `${number} · ${asks}`,
  made: (client: string, at: string) => `${client} · ${at}`,
  due: (day: string) => `Se contesta a más tardar el ${day}.`,
  late: (day: string) => `Había que contestarlo a más tardar el ${day}.`,
  answeredBy: (name: string, at: string) => `Contestó ${name} el ${at}:`,
  failed: 'No pudimos cargar los reclamos formales.',
} as const;
