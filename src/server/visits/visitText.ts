/** Error messages of the calls about visits. */
export const visitText = {
  unknown: 'No encontramos esa visita.',
  unknownWork: 'No encontramos ese trabajo.',
  unknownClaim: 'Ese reclamo no es de este trabajo.',
  workClosed: 'El trabajo ya no está en curso: no se puede acordar una visita.',
  taken: 'Ese horario ya se ocupó. Elegí otro.',
  /** The person who comes has another visit then; `free` is the next free time. */
  busyUntil: (until: { hour: string } | { instant: string }, free: string | undefined) =>
    `Ese horario ya está ocupado hasta ${'hour' in until ? `${/^1(:|$)/.test(until.hour) ? 'la' : 'las'} ${until.hour} h` : `el ${until.instant}`}.${free ? ` El próximo libre: ${free}.` : ''}`,
  busyAt: (words: string) => `Quien va ya tiene otra visita el ${words}.`,
  alreadyOpen: 'Ya hay una visita en curso para este lugar. Mirala antes de proponer otra.',
  alreadyAgreed: 'Ya hay una visita acordada.',
  alreadyProposed: 'Ya hay horarios propuestos: falta que elijan uno.',
  closed: 'La visita ya terminó o se canceló. Mirá cómo quedó.',
  begun: 'La visita ya empezó: indicá si se hizo o si alguien no estuvo.',
  tooLate: (hours: number) =>
    `Faltan menos de ${hours === 1 ? 'una hora' : `${hours} horas`} para la visita: para cambiarla, llamanos.`,
  agreed: 'La visita ya tiene fecha. Mirá cómo quedó.',
  notProposed: 'Ese horario ya no está propuesto. Mirá los de ahora.',
  ownProposal: 'Esos horarios los propusiste vos: falta que la otra parte elija.',
  past: 'Ese horario ya pasó. Proponé otros.',
  notAgreed: 'La visita no tiene una fecha acordada.',
  photosOfMissed: 'Las fotos son de una visita que no se hizo.',
  notBegun: 'La visita todavía no empezó.',
  notOver: 'Todavía no pasó la hora de la visita.',
  visitsAgreed: 'Hay una visita acordada con quien lo hace: cancelala antes de cambiarlo.',
  /** Why a visit is cancelled together with its work order. The reason of the move is for the company. */
  endedBy: {
    finish: 'El trabajo ya está hecho.',
    refuse: 'No puede hacerlo quien iba a ir. La empresa va a proponer otra visita.',
    cancel: 'La empresa anuló el trabajo.',
  },
  calendar: {
    portal: 'Posventa',
    summary: (what: string[]) => ['Visita', what.join(', ')].filter(Boolean).join(': '),
    worker: (name: string) => `Viene: ${name}`,
    claim: (id: number, what: string) => `Reclamo #${id}${what ? `: ${what}` : ''}`,
    phone: (company: string, phone: string) => `${company}: ${phone}`,
  },
} as const;
