/** "llamanos al 341 555-0100" */
const callUs = (phone: string) => (phone ? `llamanos al ${phone}` : 'llamá a la empresa');

/** Subjects, titles and lines of the mails about visits. */
export const visitMailText = {
  calendarFile: 'visita.ics',
  news: {
    proposed: { subject: 'elegí el horario de la visita', title: '¿Cuándo podemos ir?' },
    countered: { subject: 'propusieron otros horarios', title: 'Propusieron otros horarios para la visita' },
    agreed: { subject: 'visita acordada', title: 'La visita quedó acordada' },
    moved: { subject: 'cambió la fecha de la visita', title: 'La visita cambió de fecha' },
    toChoose: { subject: 'elegí el horario de la visita', title: '¿Cuándo podés ir?' },
    toCheck: { subject: 'propusimos horarios', title: 'Propusimos horarios para una visita tuya' },
    released: { subject: 'la visita quedó sin fecha', title: 'La visita quedó sin fecha' },
    cancelled: { subject: 'se canceló la visita', title: 'Se canceló la visita' },
    reminder: { subject: 'recordatorio de la visita', title: 'Te recordamos la visita' },
  },
  /** The subject for the person who comes to the visit. */
  subject: (place: string, what: string) => `Visita a ${place}: ${what}`,
  window: (words: string) => `• ${words}`,
  date: (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
  former: (words: string) => `Era el ${words}.`,
  place: (place: string, address: string) => `Dónde: ${[place, address].filter(Boolean).join(', ')}`,
  worker: (name: string) => `Viene: ${name}`,
  formerWorker: (name: string) => `Iba: ${name}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  choose: 'Elegí uno con el botón, sin iniciar sesión. Si ninguno te sirve, proponé otros.',
  /**
   * What a contractor does about windows: on its page, or by phone if it has no link (`phone`; empty if the company has
   * given none).
   */
  asked: {
    toChoose: (phone: string | undefined) =>
      phone === undefined
        ? 'Elegí uno con el botón, sin iniciar sesión. Si ninguno te sirve, proponé otros.'
        : `Para elegir uno o proponer otros, ${callUs(phone)}.`,
    toCheck: (phone: string | undefined) =>
      phone === undefined
        ? 'Quien recibe la visita elige uno. Si alguno no te sirve, proponé otros con el botón, sin iniciar sesión.'
        : `Quien recibe la visita elige uno. Si alguno no te sirve, ${callUs(phone)}.`,
  },
  wait: 'Cuando la otra parte elija uno te avisamos.',
  newDate: 'Cuando haya una fecha nueva te avisamos.',
  change: (hours: number) =>
    hours > 0
      ? `Si no podés, la cambiás o la cancelás desde el reclamo hasta ${hours === 1 ? 'una hora' : `${hours} horas`} antes.`
      : 'Si no podés, la cambiás o la cancelás desde el reclamo.',
  claim: (id: number, what: string, contact: string) =>
    [`Reclamo #${id}${what ? `: ${what}` : ''}`, contact].filter(Boolean).join(' · '),
  instructions: (text: string) => `Qué hay que hacer: ${text}`,
  noAddress: (worker: string) => `${worker} no tiene email cargado: avisale por teléfono.`,
  chooseWindow: 'Elegir horario',
  open: 'Ver la visita',
} as const;
