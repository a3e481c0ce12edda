import { partyText } from '../../contract/partyText';
import type { ClaimChange } from '../../contract/claimShapes';
import type { VisitSide } from '../../contract/visitStatus';
import { issuedTitles } from '../../contract/issuedDocumentRules';
import { shownDay } from '../support/days';
import type { IssuedRecord } from './issued.repository';

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);

/** Texts of the documents that the portal issues, and of the answers of their calls. */
export const issuedText = {
  unknown: 'No encontramos ese documento.',
  notCompleted: 'La constancia se puede pedir cuando el reclamo está finalizado.',
  notDone: 'La constancia se puede pedir cuando el trabajo en este lugar está terminado.',
  emptyRound: 'Ese día no hay visitas acordadas.',
  oneWorker: 'Elegí un contratista o una persona del equipo.',
  unknownCode: 'No hay ningún documento con ese código.',

  reference: (number: string, version: number) => `${number} · versión ${version}`,
  issuedOn: (instant: string) => `Emitido el ${instant}`,
  code: (code: string) => `Código ${code}`,
  footer: (address: string) => `Se verifica en ${address}`,
  page: ['Página', 'de'] as [string, string],
  missingPhoto: 'la foto no se puede leer',
  fileName: (title: string, number: string, version: number) => `${title} ${number} v${version}.pdf`,

  claimNumber: (id: number) => `Reclamo #${id}`,
  workNumber: (id: number) => `Trabajo #${id}`,
  claimTitle: (id: number) => `Acta del reclamo #${id}`,
  repairTitle: (id: number) => `Constancia de reparación · Reclamo #${id}`,
  roundTitle: (day: string) => `Recorrido del ${day}`,

  facts: 'Datos',
  description: 'El problema',
  term: 'Plazo y decisión',
  works: 'Qué se hizo',
  before: 'Fotos del reclamo',
  after: 'Fotos del trabajo terminado',
  answer: 'Respuesta de quien reclamó',
  timeline: 'Cronología',
  visits: 'Visitas',

  labels: {
    project: 'Proyecto',
    address: 'Dirección',
    unit: 'Unidad',
    where: 'Lugar',
    what: 'Ítem',
    reason: 'Motivo',
    owner: partyText.owner,
    tenant: partyText.tenant,
    createdAt: 'Fecha del reclamo',
    noticedOn: 'Se nota desde',
    status: 'Estado',
    term: 'Plazo del cuadro',
    decision: 'Decisión',
    worker: 'Hizo el trabajo',
    arrivedAt: 'Llegada',
    doneAt: 'Final del trabajo',
    completedAt: 'Finalizado por la empresa',
    parts: 'Materiales y repuestos',
    outOfUse: 'Fuera de uso',
    verified: 'Revisión',
  },
  company: 'La empresa',
  ownStaff: 'Personal de la empresa',
  portal: 'El portal',
  none: 'Sin datos',
  noTerm: 'Sin plazo en el cuadro.',
  termRuns: (day: string, table: string) => `Hasta el ${day}${table}. Esto no limita los derechos de quien reclama.`,
  termOver: (day: string, table: string) =>
    `Había terminado el ${day}${table} cuando se hizo el reclamo. Esto no limita los derechos de quien reclama.`,
  ofTable: (day: string) => `, según el cuadro del ${day}`,
  undecided: 'Sin decidir.',
  decidedOn: (label: string, day: string) => `${label}, el ${day}.`,
  round: (number: number, day: string) => `${number}.ª vez, finalizado el ${day}`,
  reopenedOn: (day: string) => `Se reabrió el ${day}.`,
  noWords: 'Sin detalle de lo hecho.',
  saidYes: (party: string, day: string) => `${party}: quedó resuelto (${day}).`,
  saidNo: (party: string, day: string) => `${party}: sigue el problema (${day}).`,
  noAnswer: 'Nadie contestó si quedó resuelto. El silencio no es conformidad.',
  notVerified: 'Lo informó quien hizo el trabajo. La empresa todavía no lo revisó.',
  days,
  photo: (number: number) => `Foto ${number} del reclamo`,
  donePhoto: (number: number) => `Foto ${number} del trabajo terminado`,

  created: 'Se hizo el reclamo.',
  withPhotos: (count: number) => (count === 1 ? ' (con 1 foto)' : ` (con ${count} fotos)`),
  by: (instant: string, who: string) => `${instant} · ${who}`,
  changed: (field: string, from: string, to: string) => `${field}: ${from || 'nada'} → ${to || 'nada'}.`,
  because: (reason: string) => ` ${reason}`,
  fields: {
    status: 'Estado',
    decision: 'Decisión',
    place: 'Lugar',
    item: 'Ítem',
    reason: 'Motivo',
    description: 'Descripción',
    preferred_date: 'Fecha preferida',
    urgency: 'Urgencia',
  } satisfies Partial<Record<ClaimChange['field'], string>>,
  visitAgreed: 'Visita acordada',
  visitDone: 'Visita hecha',
  visitMissed: (side: VisitSide) =>
    side === 'resident' ? 'Visita: no había nadie en el lugar' : 'Visita: no fue nadie de la empresa',
  opens: (name: string, phone: string) => `Abre: ${[name, phone].filter(Boolean).join(' · ')}`,
  claim: (id: number, what: string) => `#${id} ${what}`,
} as const;

type Named = Pick<IssuedRecord, 'kind' | 'claimId' | 'workId' | 'day' | 'version'>;

/** What a document is about, as its head names it: "Reclamo #95". */
export function numberOf({ claimId, workId, day }: Named): string {
  const numbers = [claimId && issuedText.claimNumber(claimId), workId && issuedText.workNumber(workId)];
  return [...numbers, day && shownDay(day)].filter(Boolean).join(' · ');
}

/** The name under which a file is saved. */
export const fileNameOf = (record: Named): string =>
  issuedText
    .fileName(issuedTitles[record.kind], numberOf(record), record.version)
    .replace(/[#·/]/g, '-')
    .replace(/\s*-\s*/g, ' ');
