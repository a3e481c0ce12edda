import { claimPriorityLabels } from '../../../contract/statusText';
import type { BulkDeed } from '../../../contract/claimBulk';
import type { ClaimPriority } from '../../../contract/claimStatus';

const claims = (count: number) => (count === 1 ? '1 reclamo' : `${count.toLocaleString('es-AR')} reclamos`);

/** What a change of many claims does, as its menu and its question name it. */
export const bulkActionText = {
  up: 'Avanzar al estado siguiente',
  reject: 'Rechazar',
  reopen: 'Reabrir',
  priority: 'Cambiar prioridad',
  undo: 'Cambio deshecho',
} satisfies Record<BulkDeed, string>;

export const bulkText = {
  selected: (count: number) => `${claims(count)} ${count === 1 ? 'seleccionado' : 'seleccionados'}`,
  selectedAll: (count: number) =>
    `${claims(count)} ${count === 1 ? 'seleccionado' : 'seleccionados'}: todos los que coinciden`,
  selectPage: (count: number) => `Seleccionar los ${count} de esta página`,
  selectAll: (count: number) => `Seleccionar los ${count.toLocaleString('es-AR')} que coinciden`,
  unselect: 'Quitar selección',
  noMove: 'Los reclamos elegidos no admiten ningún cambio de estado.',
  title: (action: string, count: number) => `${action} · ${claims(count)}`,
  question: (count: number) =>
    `El cambio se hace en ${claims(count)}, también en los que no están en esta página. Los que no lo admitan quedan como están, y te decimos cuáles.`,
  priorityTo: (priority: ClaimPriority) => `Prioridad ${claimPriorityLabels[priority]}`,
  changePriority: 'Cambiar prioridad',
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
  oneByOne: 'Ver uno por uno',
  done: 'Actualizado',
  again: (count: number) =>
    count === 1 ? 'Intentar otra vez con el que falta' : `Intentar otra vez con los ${count} que faltan`,
  close: 'Cerrar',
  unknown: 'No pudimos saber cómo va el cambio: sigue en el servidor.',
} as const;
