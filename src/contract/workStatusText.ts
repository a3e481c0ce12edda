import type { WorkMoveName, WorkStatus } from './workStatus';

/** The labels of the statuses of work orders and of the moves between them. */
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
