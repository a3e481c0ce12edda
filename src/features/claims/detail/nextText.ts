/**
 * What staff have to do with a claim, in the three persons of "Qué sigue": to the responsible person, about another
 * one, and about nobody.
 */
export interface Doing {
  /** To the person who is to do it: "Respondé a Ana Gómez". */
  imperative: string;
  /** After "tiene que" and "falta": "responder a Ana Gómez". */
  infinitive: string;
}

/** Texts of "Qué sigue" for staff. */
export const nextText = {
  has: (name: string, infinitive: string) => `${name} tiene que ${infinitive}`,
  missing: (infinitive: string) => `Falta ${infinitive}`,
  nobody: (rest: string) => `Nadie tiene este reclamo. ${rest}`,
  waitsFor: (name: string, date: string) => `Espera a ${name} desde el ${date}: el plazo está en pausa.`,
  wrote: (ago: string) => `escribió ${ago}`,
  raised: (ago: string) => `hizo el reclamo ${ago}`,
  answer: (name: string, since: string): Doing => ({
    imperative: `Respondé a ${name}: ${since}.`,
    infinitive: `responder a ${name}: ${since}.`,
  }),
  acceptVisit: {
    imperative: 'Elegí uno de los horarios propuestos para la visita.',
    infinitive: 'elegir uno de los horarios propuestos para la visita.',
  },
  proposeVisit: {
    imperative: 'Proponé otros horarios para la visita: no queda ninguno.',
    infinitive: 'proponer otros horarios para la visita: no queda ninguno.',
  },
  recordVisit: (date: string): Doing => ({
    imperative: `Anotá si se hizo la visita del ${date}.`,
    infinitive: `anotar si se hizo la visita del ${date}.`,
  }),
  stuck: (id: number, worker: string, reason: string): Doing => ({
    imperative: `Resolvé el trabajo ${id}: ${worker} no lo pudo terminar, ${reason}.`,
    infinitive: `resolver el trabajo ${id}: ${worker} no lo pudo terminar, ${reason}.`,
  }),
  verify: (id: number, worker: string): Doing => ({
    imperative: `Verificá el trabajo ${id}: ${worker} lo terminó.`,
    infinitive: `verificar el trabajo ${id}: ${worker} lo terminó.`,
  }),
  price: {
    imperative: 'Poné el precio: no está en el plazo del cuadro.',
    infinitive: 'poner el precio: no está en el plazo del cuadro.',
  },
  visitWaits: (name: string) => `Espera que ${name} elija el horario de la visita.`,
  visitOn: (date: string, worker: string) => `La visita es el ${date}: va ${worker}.`,
  workAsked: (id: number, worker: string) => `Espera que ${worker} acepte el trabajo ${id}.`,
  arrangeVisit: (id: number, worker: string): Doing => ({
    imperative: `Acordá la visita del trabajo ${id}: ${worker} lo aceptó.`,
    infinitive: `acordar la visita del trabajo ${id}: ${worker} lo aceptó.`,
  }),
  workAccepted: (id: number, worker: string) => `${worker} tiene que terminar el trabajo ${id}.`,
  decide: { imperative: 'Aprobalo o rechazalo.', infinitive: 'aprobarlo o rechazarlo.' },
  inspect: { imperative: 'Inspeccionalo y decidí.', infinitive: 'inspeccionarlo y decidir.' },
  decideCover: {
    imperative: 'Decidí si la empresa responde: se aprobó sin decisión.',
    infinitive: 'decidir si la empresa responde: se aprobó sin decisión.',
  },
  rejectDecided: {
    imperative: 'Rechazalo: se decidió que no corresponde.',
    infinitive: 'rechazarlo: se decidió que no corresponde.',
  },
  order: { imperative: 'Encargá el trabajo.', infinitive: 'encargar el trabajo.' },
  orderAgain: (worker: string): Doing => ({
    imperative: `Encargá el trabajo a otro: ${worker} lo rechazó.`,
    infinitive: `encargar el trabajo a otro: ${worker} lo rechazó.`,
  }),
  finish: (id: number): Doing => ({
    imperative: `Finalizalo si quedó resuelto: el trabajo ${id} está verificado.`,
    infinitive: `finalizarlo si quedó resuelto: el trabajo ${id} está verificado.`,
  }),
  acts: {
    answer: 'Responder',
    resume: 'Dejar de esperar',
    take: 'Tomarlo',
    visit: 'Ver la visita',
    status: 'Cambiar el estado',
    price: 'Poner el precio',
    decision: 'Decidir',
    order: 'Encargarlo',
    work: (id: number) => `Ver el trabajo ${id}`,
    verify: (id: number) => `Verificar el trabajo ${id}`,
    chooseWindow: 'Elegí un horario',
    proposeWindows: 'Proponé otros horarios',
    write: 'Escribir un mensaje',
  },
} as const;
