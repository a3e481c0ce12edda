import type { WorkMoveName, WorkStatus } from './workStatus';

/** The words for the states of work orders and the moves between them. */
export const workStatusText = {
  labels: {
    asked: 'Pedido',
    accepted: 'Aceptado',
    refused: 'Rechazado',
    done: 'Hecho',
    verified: 'Verificado',
    cancelled: 'Anulado',
  } satisfies Record<WorkStatus, string>,
  moves: {
    accept: 'Aceptar',
    refuse: 'Rechazar',
    finish: 'Marcar como hecho',
    verify: 'Verificar',
    return: 'Devolver',
    cancel: 'Anular',
    ask: 'Volver a pedir',
  } satisfies Record<WorkMoveName, string>,
} as const;
