import type { EmergencyKind } from '../../../contract/emergencies';

/** What is shown in the claim form before it is sent. */
export const beforeSendingText = {
  emergency: {
    water: {
      title: 'Si el agua no para',
      advice: 'Cerrá la llave de paso de la unidad. Si el agua llega a enchufes o luces, bajá la térmica general.',
    },
    gas: {
      title: 'Si hay olor a gas',
      advice: 'Cerrá la llave de gas, abrí ventanas y no prendas luces ni fuego. Salí y llamá desde afuera.',
    },
    power: {
      title: 'Si hay chispas u olor a quemado',
      advice: 'Bajá la térmica general y no toques el artefacto ni el tablero mojado.',
    },
  } satisfies Record<EmergencyKind, { title: string; advice: string }>,
  call: (phone: string) => `Llamar al ${phone}`,
  term: (day: string) => `Plazo del cuadro de garantías: hasta el ${day}.`,
  ended: (day: string) => `El plazo del cuadro terminó el ${day}: la empresa va a evaluarlo igual.`,
  noTerm: 'Sin plazo en el cuadro.',
  rights: 'Esto no limita tus derechos.',
  manual: (title: string) => `Del manual: ${title}`,
  openManual: 'Abrir el manual',
  similar: (id: number, what: string) => `Ya hay un reclamo parecido: #${id}, ${what}`,
  add: 'Agregar a este',
  other: 'Es otra cosa',
  added: (id: number) => `Se agregó al reclamo #${id}`,
  describe: 'Escribí primero qué pasa: eso es lo que se agrega.',
} as const;
