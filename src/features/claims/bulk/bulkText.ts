import type { BulkAction, BulkChangeKind } from '../../../contract/claimBulk';
import { claimStatuses, type ClaimPriority, type ClaimStatus } from '../../../contract/claimStatus';
import { claimPriorityLabels, claimStatusLabels } from '../../../contract/statusText';
import { countedStatusLabels } from '../claimsText';
import type { StatusCounts } from './forecast';

const claims = (count: number) => (count === 1 ? '1 reclamo' : `${count.toLocaleString('es-AR')} reclamos`);

const number = (count: number) => count.toLocaleString('es-AR');

/** "8 a «Aprobado», 3 a «En curso»", in the order of the statuses. */
const byStatus = (word: string, counts: StatusCounts, labels: Record<ClaimStatus, string>) =>
  claimStatuses
    .filter((status) => counts[status])
    .map((status) => `${number(counts[status] ?? 0)} ${word} «${labels[status]}»`)
    .join(', ');

const verbs = {
  up: ['puede avanzar', 'pueden avanzar'],
  reject: ['se puede rechazar', 'se pueden rechazar'],
  reopen: ['se puede reabrir', 'se pueden reabrir'],
  priority: ['cambia de prioridad', 'cambian de prioridad'],
  assign: ['cambia de responsable', 'cambian de responsable'],
} satisfies Record<BulkAction, [one: string, many: string]>;

/** Descriptions of the bulk changes, for the menu and the confirmation. */
export const bulkActionText = {
  up: 'Avanzar al estado siguiente',
  reject: 'Rechazar',
  reopen: 'Reabrir',
  priority: 'Cambiar prioridad',
  assign: 'Asignar responsable',
  undo: 'Cambio deshecho',
} satisfies Record<BulkChangeKind, string>;

export const bulkText = {
  askForWork: 'Encargar trabajo',
  selected: (count: number) => `${claims(count)} ${count === 1 ? 'seleccionado' : 'seleccionados'}`,
  selectedAll: (count: number) =>
    `${claims(count)} ${count === 1 ? 'seleccionado' : 'seleccionados'}: todos los que coinciden`,
  selectPage: (count: number) => `Seleccionar los ${count} de esta página`,
  selectAll: (count: number) => `Seleccionar los ${count.toLocaleString('es-AR')} que coinciden`,
  unselect: 'Quitar selección',
  mark: 'Marcar',
  noMove: 'Los reclamos elegidos no admiten ningún cambio de estado.',
  title: (action: string, count: number) => `${action} · ${claims(count)}`,
  can: (action: BulkAction, count: number, total: number) => {
    const verb = verbs[action][count === 1 ? 0 : 1];
    if (count === 0) return `Ninguno de los ${number(total)} ${verbs[action][0]}.`;
    if (count === total) return count === 1 ? `El reclamo ${verb}.` : `Los ${number(total)} ${verb}.`;
    return `De ${number(total)}, ${number(count)} ${verb}.`;
  },
  goTo: (counts: StatusCounts) => `Pasan: ${byStatus('a', counts, claimStatusLabels)}.`,
  stay: (count: number, counts: StatusCounts) =>
    `${number(count)} no ${count === 1 ? 'cambia' : 'cambian'}: ${byStatus('en', counts, countedStatusLabels)}.`,
  question: (count: number) =>
    `El cambio se hace en ${claims(count)}, también en los que no están en esta página. Los que no lo admitan quedan como están, y te decimos cuáles.`,
  priorityTo: (priority: ClaimPriority) => `Prioridad ${claimPriorityLabels[priority]}`,
  changePriority: 'Cambiar prioridad',
  assign: 'Asignar responsable…',
  assignLabel: 'Responsable',
  assignFirst: 'Elegí a quién.',
  assignedTo: (name: string | undefined) => (name === undefined ? 'Sin responsable' : `Responsable ${name}`),
  receipt: 'Cambio de varios reclamos',
  starting: 'Preparando el cambio…',
  progress: (made: number, total: number) => `${made.toLocaleString('es-AR')} de ${claims(total)}`,
  over: (done: number, refused: number) =>
    [
      done === 1 ? '1 actualizado' : `${done.toLocaleString('es-AR')} actualizados`,
      refused === 1 && '1 no se pudo cambiar',
      refused > 1 && `${refused.toLocaleString('es-AR')} no se pudieron cambiar`,
    ]
      .filter(Boolean)
      .join(', '),
  refused: 'No se pudieron cambiar',
  refusedFor: (count: number, why: string) => `${number(count)}: ${why}`,
  oneByOne: 'Ver uno por uno',
  changed: (count: number) => (count === 1 ? '1 actualizado' : `${number(count)} actualizados`),
  done: 'Actualizado',
  again: (count: number) =>
    count === 1
      ? 'Intentar otra vez con el que ahora lo admite'
      : `Intentar otra vez con los ${number(count)} que ahora lo admiten`,
  unknown: 'No pudimos saber cómo va el cambio: sigue en el servidor.',
} as const;
